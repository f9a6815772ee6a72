import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { fieldIssues, type FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { badRequest } from "./issues.ts"

/** A request's parts as they came. */
export interface RawParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const strict = { errors: "all", onExcessProperty: "error" } as const

type Decoded = { readonly value: unknown } | { readonly found: ReadonlyArray<FoundIssue> }
type Reader = (raw: unknown) => Decoded

const reader = (schema: Schema.Codec<unknown, unknown>, part: string): Reader => {
  const decode = SchemaParser.decodeUnknownExit(schema, strict)
  return (raw) => {
    const exit = decode(raw)
    if (Exit.isSuccess(exit)) return { value: exit.value }
    const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    return { found: issue ? fieldIssues(issue, part) : [{ path: part, code: "invalid" }] }
  }
}

/** A part without any fields; a schema without any would let every key through. */
const noFields =
  (part: string): Reader =>
  (raw) => {
    const keys = Object.keys(raw ?? {})
    return keys.length === 0
      ? { value: {} }
      : { found: keys.map((key) => ({ path: `${part}.${key}`, code: "unknown" })) }
  }

const fieldsReader = (fields: Endpoint["query"], part: string): Reader =>
  Object.keys(fields).length === 0
    ? noFields(part)
    : reader(Schema.toCodecStringTree(Schema.Struct(fields)), part)

const noBody: Reader = (raw) =>
  raw === undefined || raw === null ? { value: undefined } : { found: [{ path: "body", code: "unknown" }] }

/** A file was read already, since it did not come as JSON. */
const aFile: Reader = (value) => ({ value })

/** Decodes the parts of one endpoint's requests strictly: unknown keys are refused, every issue is told. */
export const decoderOf = (to: Endpoint) => {
  const readers = {
    params: fieldsReader(to.params, "params"),
    query: fieldsReader(to.query, "query"),
    body:
      to.takes === "file"
        ? aFile
        : to.body === Schema.Void
          ? noBody
          : reader(Schema.toCodecJson(to.body), "body"),
  }
  return (raw: RawParts, language: Locale): Effect.Effect<RawParts, BadRequest> => {
    const params = readers.params(raw.params)
    const query = readers.query(raw.query)
    const body = readers.body(raw.body)
    const found = [params, query, body].flatMap((part) => ("found" in part ? part.found : []))
    if ("value" in params && "value" in query && "value" in body)
      return Effect.succeed({ params: params.value, query: query.value, body: body.value })
    return Effect.fail(badRequest(found, language))
  }
}

/**
 * Encodes what a handler answers, once per endpoint. Handlers answer in the form of the wire, which no schema of an answer
 * changes on its way out: so it is checked once, and not as what it is here as well, which took as long again.
 */
export const encoderOf = (to: Endpoint): ((value: unknown) => unknown) =>
  to.success === Schema.Void
    ? () => null
    : to.answers === "file"
      ? (value) => value
      : Schema.encodeSync(Schema.toCodecJson(Schema.toEncoded(to.success)))

/** Reads an answer written down earlier back into what the handler gave. */
export const answerReaderOf = (to: Endpoint): ((value: unknown) => unknown) =>
  to.success === Schema.Void ? () => undefined : Schema.decodeUnknownSync(Schema.toCodecJson(to.success))
