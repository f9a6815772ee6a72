import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import type { ImportProblem } from "./importRun.ts"
import type { Resource } from "../resource/resource.ts"
import { newSchema, savedSchema } from "../resource/schemas.ts"
import { entryOf } from "../wire/entryOf.ts"
import { fieldIssues } from "../wire/fieldIssues.ts"

type Values = Readonly<Record<string, unknown>>

/** The values of a row as a body has them, or what is wrong with them. */
export type Decoded = { readonly body: Values } | { readonly problems: ReadonlyArray<ImportProblem> }

/** A path within a body, as a row names its fields. */
const withoutBody = (path: string): string => path.replace(/^body\.?/, "")

interface Failure {
  readonly _tag: string
  readonly field?: string
  readonly issues?: ReadonlyArray<Pick<ImportProblem, "path" | "code">>
}

const codes: Readonly<Record<string, ImportProblem["code"]>> = {
  ValueTaken: "taken",
  UnknownReference: "reference",
  CircularTree: "circular",
  Forbidden: "forbidden",
  RecordInUse: "inUse",
}

/** The problems of a row whose write is refused, by the fields they are about; undefined for a failure of another kind. */
export const refusedProblems = (failure: unknown): ReadonlyArray<ImportProblem> | undefined => {
  const { _tag, field = "", issues } = failure as Failure
  if (issues) return issues.map(({ path, code }) => ({ path: withoutBody(path), code }))
  const code = entryOf(codes, _tag)
  return code && [{ path: field, code }]
}

/** The choices a new record begins with where its row says nothing. */
const initialValues = ({ fields }: Resource): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, rules }]) =>
      kind === "choice" && rules.initial !== undefined ? [[name, rules.initial]] : [],
    ),
  )

const decoderOf = (schema: Schema.Codec<unknown, unknown>) => {
  const decode = SchemaParser.decodeUnknownExit(Schema.toCodecJson(schema), {
    errors: "all",
    onExcessProperty: "error",
  })
  return (values: Values): Decoded => {
    const exit = decode(values)
    if (Exit.isSuccess(exit)) return { body: exit.value as Values }
    const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    const found = issue ? fieldIssues(issue, "body") : [{ path: "body", code: "invalid" as const }]
    return { problems: found.map(({ path, code }) => ({ path: withoutBody(path), code })) }
  }
}

const make = (resource: Resource) => {
  const decoders = { made: decoderOf(newSchema(resource)), saved: decoderOf(savedSchema(resource)) }
  /** Neither says whose a record is: an import does, and the plan which version. */
  const checked =
    (decode: (values: Values) => Decoded) =>
    (row: Values): Decoded => {
      const values = Object.fromEntries(Object.entries(row).filter(([name]) => name !== "_id"))
      const extra = ["owner", "version"].filter(
        (name) => Object.hasOwn(values, name) && !Object.hasOwn(resource.fields, name),
      )
      return extra.length > 0
        ? { problems: extra.map((path) => ({ path, code: "unknown" as const })) }
        : decode(values)
    }
  const initial = initialValues(resource)
  const made = checked(decoders.made)
  return { made: (values: Values) => made({ ...initial, ...values }), saved: checked(decoders.saved) }
}

const cache = new WeakMap<Resource, ReturnType<typeof make>>()

/** Readers of a list's rows: as a body that makes a record, and as one that saves it. */
export const decodersOf = (resource: Resource) => {
  const known = cache.get(resource) ?? make(resource)
  cache.set(resource, known)
  return known
}
