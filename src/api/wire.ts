import * as Effect from "effect/Effect"
import * as SchemaAST from "effect/SchemaAST"
import type { Endpoint, Refusal } from "../contract/wire/endpoint.ts"
import { read, readFields, withAskedId } from "../contract/wire/read.ts"
import { omitMore, Unreadable } from "../contract/wire/unreadable.ts"
import { commonRefusals } from "../contract/wire/refusals.ts"
import { Unexpected } from "./errors.ts"

type Values = Readonly<Record<string, unknown>>
type Kind = Refusal & { readonly identifier: string; readonly prototype: object }

/** A response, already parsed. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly requestId: string | undefined
  /** Milliseconds the service asks to wait before a repeat; NaN when it does not say. */
  readonly retryAfter: number
  /** Rows of its lists that the service could not write and left out. */
  readonly rowsLeftOut?: number
}

/** Called with what was left out of an answer because it could not be read. */
export type Note = (problem: Unexpected) => void

/** Path and query of a call, both encoded. A null in the query is sent as an empty value. */
export const address = (path: string, to: Endpoint, params: Values = {}, query: Values = {}): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const sent = Object.keys(to.query).filter((name) => query[name] !== undefined)
  const search = new URLSearchParams(sent.map((name) => [name, String(query[name] ?? "")])).toString()
  return search === "" ? filled : `${filled}?${search}`
}

const unexpected = ({ status, requestId }: Answer, detail: string) =>
  new Unexpected({ status, detail, ...(requestId !== undefined && { requestId }) })

const isObject = (body: unknown): body is Values => typeof body === "object" && body !== null

const messageIn = (body: unknown) =>
  isObject(body) && typeof body["message"] === "string" ? `: ${body["message"]}` : ""

/**
 * The refusal an answer stands for: the one it names, or else the first of its status. So an unnamed 401 is the call's
 * own: the login was wrong, the session has ended, or there is none (section 8).
 */
const refusedAs = (to: Endpoint, { status, body }: Answer): Kind | undefined => {
  const foreseen = [...to.refusals, ...commonRefusals].filter((one) => one.status === status)
  const kinds = foreseen as ReadonlyArray<Kind>
  const tagged = isObject(body) ? kinds.find(({ identifier }) => identifier === body["_tag"]) : undefined
  // A text is the web page of a proxy, and an unknown tag is an unforeseen answer: neither is taken as a refusal.
  const isPlain = typeof body !== "string" && !(isObject(body) && "_tag" in body)
  return tagged ?? (isPlain && [401, 403, 404].includes(status) ? kinds[0] : undefined)
}

/** Made without its constructor, which would reject ids that are not in the reference API's format. */
const refusalOf = (kind: Kind, body: unknown, note: (problem: Unreadable) => void): object => {
  const [fields] = (kind.ast as SchemaAST.Declaration).typeParameters
  const tagged = { ...(isObject(body) ? body : {}), _tag: kind.identifier }
  const parts = SchemaAST.toType(fields as SchemaAST.Objects)
  return Object.setPrototypeOf(
    Object.assign(new Error(), readFields(parts, tagged, note)),
    kind.prototype,
  ) as object
}

/** The id a call reads one record by. */
const askedId = ({ method, path }: Endpoint, params: Readonly<Record<string, unknown>>): unknown =>
  method === "GET" && path.endsWith("/:id") ? params["id"] : undefined

/** Turns an answer into the call's success, one of its refusals, or `Unexpected`. */
export const decodeAnswer = (
  to: Endpoint,
  answer: Answer,
  note: Note = () => {},
  params: Readonly<Record<string, unknown>> = {},
): Effect.Effect<unknown, unknown> =>
  Effect.suspend(() => {
    const omit = (problem: Unreadable) =>
      note(unexpected(answer, `${to.method} ${to.path}, ${problem.message}`))
    try {
      if (answer.status >= 200 && answer.status < 300) {
        const success = read(to.success, withAskedId(to.success, answer.body, askedId(to, params)), omit)
        const { rowsLeftOut = 0 } = answer
        omitMore(success, rowsLeftOut)
        if (rowsLeftOut > 0) omit(new Unreadable("", `the server left ${rowsLeftOut} rows out`))
        return Effect.succeed(success)
      }
      const kind = refusedAs(to, answer)
      if (kind) return Effect.fail(refusalOf(kind, answer.body, omit))
      return Effect.fail(unexpected(answer, `undeclared status${messageIn(answer.body)}`))
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem
      return Effect.fail(unexpected(answer, problem.message))
    }
  })
