import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Endpoint } from "../contract/endpoint.ts"
import { commonRefusals } from "../contract/refusals.ts"
import { Unexpected } from "./errors.ts"
import { keepUnknown } from "./unknownFields.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- the widest codec: any wire form, any value
type Codec = Schema.Codec<any, any>
type Values = Readonly<Record<string, unknown>>

/** What came back, already parsed. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly requestId: string | undefined
  /** Milliseconds until the service wants to be asked again; NaN when it does not say. */
  readonly retryAfter: number
}

/** Path and query of a call, both encoded. */
export const address = (path: string, to: Endpoint, params: Values = {}, query: Values = {}): string => {
  const inPath: Values = Schema.encodeSync(Schema.Struct(to.params))(params as never)
  const inQuery: Values = Schema.encodeSync(Schema.Struct(to.query))(query as never)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  const given = Object.entries(inQuery).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === "" ? filled : `${filled}?${search}`
}

/** The body as JSON data; undefined where the call has none. */
export const encodeBody = (to: Endpoint, body: unknown): unknown =>
  body === undefined ? undefined : keepUnknown(body, Schema.encodeSync(Schema.toCodecJson(to.body))(body))

const read = (schema: Codec, answer: Answer) =>
  Schema.decodeUnknownEffect(Schema.toCodecJson(schema))(answer.body ?? null).pipe(
    Effect.map((decoded: unknown) => keepUnknown(answer.body, decoded)),
    Effect.mapError((issue) => unexpected(answer, issue.message)),
  )

const unexpected = ({ status, requestId }: Answer, detail: string) =>
  new Unexpected({ status, detail, ...(requestId !== undefined && { requestId }) })

/** A bare 401 is the call's own: the login was wrong, the session has ended, or there is none (section 8). */
const named = (answer: Answer, refusals: ReadonlyArray<object>): Answer => {
  const { status, body } = answer
  const [own] = refusals as ReadonlyArray<{ readonly identifier: string }>
  if (status !== 401 || !own || typeof body !== "object" || body === null || "_tag" in body) return answer
  return { ...answer, body: { _tag: own.identifier, ...body } }
}

/** Turns an answer into the call's success, one of its refusals, or `Unexpected`. */
export const decodeAnswer = (to: Endpoint, answer: Answer): Effect.Effect<unknown, unknown> => {
  if (answer.status >= 200 && answer.status < 300) return read(to.success, answer)
  const foreseen = [...to.refusals, ...commonRefusals].filter((refusal) => refusal.status === answer.status)
  if (foreseen.length === 0) return Effect.fail(unexpected(answer, "undeclared status"))
  return Effect.flatMap(read(Schema.Union(foreseen), named(answer, foreseen)), Effect.fail)
}
