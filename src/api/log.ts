import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Unreachable } from "./errors.ts"
import type { Answer } from "./wire.ts"

/** A call that failed over HTTP, without secrets: no token, body, query or record id. */
export interface HttpFailure {
  /** 0 where there was no answer. */
  readonly status: number
  /** The service's or the browser's message, or else the name of the refusal. */
  readonly message: string
  readonly method: string
  /** The contract's path, such as `/acl/users/:id`. */
  readonly path: string
  readonly requestId?: string | undefined
}

/** Hears of failed calls (section 8: "HTTP errors are only logged"). */
export type Log = (failure: HttpFailure) => void

const maxMessage = 200
const repeatAfterMs = 60_000

const textOf = (body: unknown): string => {
  if (typeof body !== "object" || body === null) return ""
  const { message, _tag } = body as { readonly message?: unknown; readonly _tag?: unknown }
  const detail = [message, _tag].find((one) => typeof one === "string" && one !== "")
  return typeof detail === "string" ? detail.slice(0, maxMessage) : ""
}

/** The failure an answer stands for; undefined for a good one. */
export const failureOf = ({ method, path }: Endpoint, answer: Answer): HttpFailure | undefined => {
  const { status, body, requestId } = answer
  return status < 400 ? undefined : { status, message: textOf(body), method, path, requestId }
}

/** The browser's own reason. The error around it is not used: it contains the whole address with its query. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error && cause.cause instanceof Error
    ? cause.cause.message.slice(0, maxMessage)
    : "no answer"

/** The failure of a call nobody answered. */
export const unansweredOf = ({ method, path }: Endpoint, { cause }: Unreachable): HttpFailure => ({
  status: 0,
  message: reasonOf(cause),
  method,
  path,
})

/** Warns in the browser's console, at most once a minute for the same failure. */
export const consoleLog = (): Log => {
  const loggedAt = new Map<string, number>()
  return ({ status, message, method, path, requestId }) => {
    const call = `${method} ${path}`
    const key = `${status} ${call}`
    if (Date.now() - (loggedAt.get(key) ?? -repeatAfterMs) < repeatAfterMs) return
    loggedAt.set(key, Date.now())
    const request = requestId === undefined ? "" : ` (${requestId})`
    // oxlint-disable-next-line no-console -- where a page that names no log looks for failures
    console.warn(`${call}: ${status} ${message}${request}`)
  }
}
