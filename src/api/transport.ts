import * as Effect from "effect/Effect"
import { type $Fetch, createFetch } from "ofetch"
import { type Endpoint, isIdempotent, type OpenPath, type Service } from "../contract/wire/endpoint.ts"
import { rowsLeftOutHeader } from "../contract/wire/unreadable.ts"
import { limits } from "../contract/limits.ts"
import { Unreachable } from "./errors.ts"
import { isGatewayError } from "./transient.ts"
import type { Extras } from "./extras.ts"
import type { Outage } from "./outage.ts"
import type { Via } from "./fetchWithProgress.ts"
import { parseBody } from "./json.ts"
import { address, type Answer } from "./wire.ts"
import { wait, within } from "./lightEffect.ts"
import type { Bases } from "./Bases.ts"

/** A platform's own paths, with `:name` for each parameter: `:id` in that of the user's application. */
export type Paths = Readonly<Partial<Record<OpenPath, string>>>

export interface TransportOptions {
  readonly bases: Bases
  readonly paths: Paths
  readonly fetch: typeof globalThis.fetch | undefined
  readonly language: () => string
  /** These learn from every answer. */
  readonly extras: Extras
  readonly outage: Outage
}

export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Carries calls over HTTP: addresses, timeouts, and retries of idempotent calls. */
export interface Transport {
  send(
    to: Endpoint,
    input: AnyInput,
    headers: Record<string, string>,
    via?: Via,
  ): Effect.Effect<Answer, Unreachable>
  /** Opens a streamed answer, without retries; the caller reads it. */
  open(to: Endpoint, headers: Record<string, string>): Effect.Effect<Response, Unreachable>
  /** The service's time in milliseconds since 1970, by its last answer; the page's own where unknown. */
  now(): number
  /** Returns a call's URL. */
  address(to: Endpoint): string
}

const baseOf = (bases: Bases, service: Service): string => {
  const base = typeof bases === "string" ? bases : bases[service]
  if (base === undefined) throw new Error(`createClient: no address for the ${service} service.`)
  return base.replace(/\/$/, "")
}

/** Small writes outlive their page. Browsers allow that for 64 KiB in all, so larger ones do without. */
const usesKeepalive = ({ method, reads, takes }: Endpoint, body: unknown) =>
  method !== "GET" &&
  !reads &&
  takes === "json" &&
  (JSON.stringify(body) ?? "").length <= limits.call.maxKeepaliveChars

/** Milliseconds by which the service's clock is ahead of the page's. */
interface ClockOffset {
  ms: number
}

/** A public answer may come from a cache, whose date is that of its first answer: it is ignored. */
const syncClock = (lead: ClockOffset, { access }: Endpoint, headers: Headers) => {
  const serverTime = access === "public" ? Number.NaN : Date.parse(headers.get("date") ?? "")
  if (!Number.isNaN(serverTime)) lead.ms = serverTime - Date.now()
}

const formWith = (file: File): FormData => {
  const form = new FormData()
  form.append("file", file, file.name)
  return form
}

/** A file is left as it is; what is answered in its place, such as a refusal, is read as ever. */
const parsed = async ({ ok, _data }: { readonly ok: boolean; readonly _data?: unknown }): Promise<unknown> =>
  !ok && _data instanceof Blob ? parseBody(await _data.text()) : _data

/** Returns how to parse the answer's body. A list stays text even if it looks like JSON. */
const readingOf = ({ answers }: Endpoint) =>
  answers === "file"
    ? ({ responseType: "blob" } as const)
    : { parseResponse: answers === "json" ? parseBody : String }

const attempt = (
  http: $Fetch,
  url: string,
  to: Endpoint,
  body: unknown,
  headers: Record<string, string>,
  heed: (answer: Response) => void,
) =>
  Effect.tryPromise({
    try: async (signal): Promise<Answer> => {
      const answer = await http.raw<unknown, "json" | "blob">(url, {
        ...readingOf(to),
        method: to.method,
        body: to.takes === "file" ? formWith(body as File) : (body as object),
        headers,
        signal,
        keepalive: usesKeepalive(to, body),
        retry: 0,
        ignoreResponseError: true,
      })
      heed(answer)
      const { status, headers: responseHeaders } = answer
      const retryAfter = Number(responseHeaders.get("retry-after") ?? Number.NaN) * 1000
      return {
        status,
        body: await parsed(answer),
        requestId: responseHeaders.get("x-request-id") ?? undefined,
        retryAfter,
        rowsLeftOut: Number(responseHeaders.get(rowsLeftOutHeader) ?? 0) || 0,
      }
    },
    catch: (cause) => new Unreachable({ cause }),
  }).pipe(
    within(to.takes === "file" ? limits.call.uploadTimeoutMs : limits.call.timeoutMs, () =>
      Effect.fail(new Unreachable({ cause: new Error("no answer in time") })),
    ),
  )

/** Waits before the next try, twice as long each time; half is random, so that panels do not retry in step. */
const backoff = (attempts: number, atLeast = 0) =>
  wait(atLeast + limits.call.retryBaseMs * 2 ** attempts * (0.5 + Math.random() / 2))

/** Worth another try: the service is busy or down, and does not ask for a longer wait than a person accepts. */
const isRetryable = ({ status, retryAfter }: Answer) =>
  Number.isNaN(retryAfter)
    ? isGatewayError(status)
    : (isGatewayError(status) || status === 429) && retryAfter <= limits.call.maxRetryAfterMs

const withRetries = (
  try_: Effect.Effect<Answer, Unreachable>,
  attemptsLeft: number,
  attempt = 0,
): Effect.Effect<Answer, Unreachable> => {
  if (attemptsLeft === 0) return try_
  const retry = (retryAfterMs: number) =>
    Effect.andThen(backoff(attempt, retryAfterMs || 0), withRetries(try_, attemptsLeft - 1, attempt + 1))
  return Effect.matchEffect(try_, {
    onSuccess: (answer) => (isRetryable(answer) ? retry(answer.retryAfter) : Effect.succeed(answer)),
    onFailure: () => retry(0),
  })
}

/** Tells how a call ended. */
const noted = <A extends { readonly status: number }>(outage: Outage, sent: Effect.Effect<A, Unreachable>) =>
  sent.pipe(
    Effect.tap(({ status }) => Effect.sync(() => outage.learn(isGatewayError(status)))),
    Effect.tapError(() => Effect.sync(() => outage.learn(true))),
  )

export const makeTransport = ({
  bases,
  paths,
  fetch,
  language,
  extras,
  outage,
}: TransportOptions): Transport => {
  const http = createFetch({ ...(fetch && { fetch }) })
  const lead: ClockOffset = { ms: 0 }
  const heed = (to: Endpoint) => (answer: Response) => {
    syncClock(lead, to, answer.headers)
    extras.learn(to.service, answer)
  }
  const pathOf = ({ openPath, path }: Endpoint) => (openPath && paths[openPath]) ?? path
  const at = (to: Endpoint, { params, query }: AnyInput = {}) =>
    baseOf(bases, to.service) + address(pathOf(to), to, params, query)
  const all = (headers: Record<string, string>) => ({ ...headers, "accept-language": language() })
  return {
    send: (to, input, headers, via) =>
      Effect.suspend(() => {
        const sender = via ? createFetch({ fetch: via(fetch) }) : http
        const attemptOnce = attempt(sender, at(to, input), to, input.body, all(headers), heed(to))
        const retries = isIdempotent(to) && !outage.isAway.peek() ? limits.call.retries : 0
        return noted(outage, withRetries(attemptOnce, retries))
      }),
    open: (to, headers) =>
      noted(
        outage,
        Effect.tryPromise({
          try: (signal) => http.native(at(to), { headers: all(headers), signal }),
          catch: (cause) => new Unreachable({ cause }),
        }),
      ).pipe(Effect.tap((answer) => Effect.sync(() => heed(to)(answer)))),
    now: () => Date.now() + lead.ms,
    address: at,
  }
}
