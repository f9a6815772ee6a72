import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { fieldIssues } from "../../contract/wire/fieldIssues.ts"
import type { FieldIssue } from "../../contract/wire/refusals.ts"
import { crossProblems, isPresent } from "../../contract/resource/body.ts"
import type { Field, Kind } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { valueSchema } from "../../contract/resource/wire.ts"
import type { Texts } from "../editor/textDraft.ts"
import { fromText } from "./kindTexts.ts"
import { valuesOf, writtenFields } from "./recordTexts.ts"

/** What is wrong with a field, and where within it: `2.email` is about the third item of a list. */
export interface RecordProblem {
  readonly code: FieldIssue["code"]
  readonly within: string
}

/** What is wrong, by field; nothing for a field in order. */
export type RecordProblems = Readonly<Record<string, RecordProblem>>

const decoders = new WeakMap<Field, ReturnType<typeof SchemaParser.decodeUnknownExit>>()

/** The wire's own schema of a field, built when it is first needed. */
const decoderOf = (field: Field) => {
  const known = decoders.get(field) ?? SchemaParser.decodeUnknownExit(Schema.toCodecJson(valueSchema(field)))
  decoders.set(field, known)
  return known
}

const isMissing = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)

/** Kinds of which none is a value too, so that only rules of length speak of it. */
const mayBeNone: ReadonlySet<Kind> = new Set(["flag"])

const problemOf = (field: Field, text: string): RecordProblem | undefined => {
  const value = fromText(field, text)
  if (isMissing(value) && !mayBeNone.has(field.kind))
    return field.rules.required || (field.rules.min !== undefined && field.kind === "list")
      ? { code: "required", within: "" }
      : undefined
  const exit = decoderOf(field)(value)
  if (Exit.isSuccess(exit)) return undefined
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  const [first] = issue ? fieldIssues(issue, "") : []
  return { code: first?.code ?? "invalid", within: (first?.path ?? "").replace(/^\./, "") }
}

/** What the wire would refuse of a record's texts, field by field. A fixed field of a saved record is not sent. */
export const problemsOf = (resource: Resource, texts: Texts<string>, isNew: boolean): RecordProblems => {
  const values = valuesOf(resource, texts)
  const alone = writtenFields(resource.fields).flatMap(([name, field]) => {
    if (!isPresent(field, values) || (field.rules.fixed && !isNew)) return []
    const problem = problemOf(field, texts[name] ?? "")
    return problem ? [[name, problem] as const] : []
  })
  // What is hidden is emptied by the save.
  const crossed = crossProblems(resource.fields, values)
    .filter(([, code]) => code !== "unknown")
    .map(([name, code]): readonly [string, RecordProblem] => [name, { code, within: "" }])
  return Object.fromEntries([...crossed, ...alone])
}
