import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { type Endpoint, givenQuery, ignoresUnknownFields } from "../../../src/contract/wire/endpoint.ts"
import { fieldIssues, type FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { badRequest } from "../http/issues.ts"

/** A request's parts as they came. */
export interface RawParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A request's parts as the endpoint describes them, and the fields of its body that were ignored. */
export interface DecodedParts extends RawParts {
  readonly ignored: ReadonlyArray<string>
}

type Decoded =
  | { readonly value: unknown; readonly ignored?: ReadonlyArray<string> }
  | { readonly found: ReadonlyArray<FoundIssue> }
type Reader = (raw: unknown) => Decoded

const reader = (
  schema: Schema.Codec<unknown, unknown>,
  part: string,
  onExcessProperty: "error" | "ignore" = "error",
): Reader => {
  const decode = SchemaParser.decodeUnknownExit(schema, { errors: "all", onExcessProperty })
  return (raw) => {
    const exit = decode(raw)
    if (Exit.isSuccess(exit)) return { value: exit.value }
    const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    return { found: issue ? fieldIssues(issue, part) : [{ path: part, code: "invalid" }] }
  }
}

/** Reads a body strictly, and one that has too many fields without those. */
const tolerant = (schema: Schema.Codec<unknown, unknown>): Reader => {
  const [strictly, leniently] = [reader(schema, "body"), reader(schema, "body", "ignore")]
  return (raw) => {
    const strict = strictly(raw)
    if ("value" in strict) return strict
    const unknown = strict.found.filter(({ code }) => code === "unknown")
    if (unknown.length === 0) return strict
    const lenient = leniently(raw)
    return "value" in lenient
      ? { ...lenient, ignored: unknown.map(({ path }) => path.slice("body.".length)) }
      : lenient
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

const queryReader = (fields: Endpoint["query"]): Reader => {
  const decode = fieldsReader(fields, "query")
  return (raw) => decode(givenQuery(fields, (raw ?? {}) as Record<string, unknown>))
}

const noBody: Reader = (raw) =>
  raw === undefined || raw === null ? { value: undefined } : { found: [{ path: "body", code: "unknown" }] }

/** Reader for a body the call does not expect. */
const ignoredBody: Reader = (raw) => ({
  value: undefined,
  ignored: raw === undefined ? [] : typeof raw === "object" ? Object.keys(raw ?? {}) : ["body"],
})

/** A file was read already, since it did not come as JSON. */
const aFile: Reader = (value) => ({ value })

const bodyReader = (to: Endpoint): Reader => {
  if (to.takes === "file") return aFile
  if (to.body === Schema.Void) return ignoresUnknownFields(to) ? ignoredBody : noBody
  const schema = Schema.toCodecJson(to.body)
  return ignoresUnknownFields(to) ? tolerant(schema) : reader(schema, "body")
}

/**
 * Decodes the parts of one endpoint's requests, and tells every issue. Unknown keys are refused, but for those in the
 * body of a call of the specification that writes, which are ignored.
 */
export const decoderOf = (to: Endpoint) => {
  const readers = {
    params: fieldsReader(to.params, "params"),
    query: queryReader(to.query),
    body: bodyReader(to),
  }
  return (raw: RawParts, language: Locale): Effect.Effect<DecodedParts, BadRequest> => {
    const params = readers.params(raw.params)
    const query = readers.query(raw.query)
    const body = readers.body(raw.body)
    const found = [params, query, body].flatMap((part) => ("found" in part ? part.found : []))
    if ("value" in params && "value" in query && "value" in body)
      return Effect.succeed({
        params: params.value,
        query: query.value,
        body: body.value,
        ignored: body.ignored ?? [],
      })
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
