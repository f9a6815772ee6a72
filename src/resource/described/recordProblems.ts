import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { fieldIssues } from "../../contract/wire/fieldIssues.ts"
import type { FieldIssue } from "../../contract/wire/refusals.ts"
import { crossProblems, isPresent } from "../../contract/resource/body.ts"
import { decimalsOf } from "../../contract/resource/decimals.ts"
import type { Field, Kind } from "../../contract/resource/field.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { isRecordId } from "../../contract/wire/recordId.ts"
import { valueSchema } from "../../contract/resource/wire.ts"
import { type NumberProblem, numberProblem } from "../../ui/field/numberText.ts"
import type { Texts } from "../editor/textDraft.ts"
import { fromText, itemsOf, itemValues } from "./kindTexts.ts"
import { fieldPath } from "./fieldPath.ts"
import { valuesOf, writtenFields } from "./recordTexts.ts"

/** The problem of a field: the server's, or that of a number before it is sent. */
export type RecordProblem = FieldIssue["code"] | NumberProblem | "places"

/** Problems by the field's path: `signers.2.email` is a field of the list's third item; valid fields have no entry. */
export type RecordProblems = Readonly<Record<string, RecordProblem>>

type FoundProblem = readonly [path: string, problem: RecordProblem]

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

/** True if a field must have a value. A field kept by the owner may be changed, but not cleared. */
const isNeeded = ({ kind, rules }: Field, base: string | undefined) =>
  rules.required || (rules.min !== undefined && kind === "list") || (rules.keptBy && base)

/** Numbers that cannot be sent as they are written, also within the items of a list. */
const numberProblems = (path: string, { kind, fields }: Field, text: string): ReadonlyArray<FoundProblem> => {
  if (kind === "list" && fields)
    return itemsOf(text).flatMap((item, at) => {
      const values = itemValues(fields, item)
      return Object.entries(fields).flatMap(([name, field]) =>
        isPresent(field, values) ? numberProblems(`${path}.${at}.${name}`, field, item[name] ?? "") : [],
      )
    })
  const digits = decimalsOf[kind]
  const problem = digits === undefined || isMasked(text) ? undefined : numberProblem(text, digits)
  return problem ? [[path, problem]] : []
}

const problemsIn = (
  name: string,
  field: Field,
  text: string,
  { base, timeZone }: { readonly base: string | undefined; readonly timeZone: string | undefined },
): ReadonlyArray<FoundProblem> => {
  const ofNumber = numberProblems(name, field, text)
  if (ofNumber.length > 0 && field.kind !== "list") return ofNumber
  const value = fromText(field, text, timeZone)
  if (isMissing(value) && !mayBeNone.has(field.kind)) return isNeeded(field, base) ? [[name, "required"]] : []
  // A record chosen from a list; only its platform knows how its ids look.
  if (field.kind === "reference") return isRecordId(value) ? [] : [[name, "type"]]
  const exit = decoderOf(field)(value, { errors: "all" })
  if (Exit.isSuccess(exit)) return ofNumber
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  const found = issue ? fieldIssues(issue, name) : []
  // The first of those that show in one place counts.
  return [
    ...found.map(({ path, code }): FoundProblem => [fieldPath(field, path), code]).toReversed(),
    ...ofNumber,
  ]
}

/**
 * Returns the problems the wire would refuse in a record's texts, by field. For a saved record, fixed fields are not
 * sent, nor are fields unchanged from `base`: a platform may have records without a name.
 */
export const problemsOf = (
  resource: Resource,
  texts: Texts<string>,
  isNew: boolean,
  base: Texts<string> = {},
  timeZone?: string,
): RecordProblems => {
  const values = valuesOf(resource, texts, timeZone)
  const isAsItCame = (name: string) => !isNew && texts[name] === base[name]
  const alone = writtenFields(resource.fields).flatMap(([name, field]) => {
    if (!isPresent(field, values) || (field.rules.fixed === true && !isNew)) return []
    if (isAsItCame(name)) return []
    return problemsIn(name, field, texts[name] ?? "", { base: base[name], timeZone })
  })
  // Hidden fields are cleared by the save.
  const crossed = crossProblems(resource.fields, values, (name) => !isAsItCame(name)).filter(
    ([, code]) => code !== "unknown",
  )
  return Object.fromEntries([...crossed, ...alone])
}
