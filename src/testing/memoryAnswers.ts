import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { calls } from "../contract/calls.ts"
import { callsOf } from "../contract/resource/calls.ts"
import type { Endpoint, Refusal } from "../contract/wire/endpoint.ts"
import { type Extra, extras as every } from "../contract/wire/extras.ts"
import { BadRequest, NotFound } from "../contract/wire/refusals.ts"
import type { EventStreams } from "./eventStreams.ts"
import { readInput } from "./readInput.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

const pattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`)

const endpointsOf = ({ tables }: DescribedLists): ReadonlyArray<Endpoint> => [
  ...Object.values(calls).flatMap((group): ReadonlyArray<Endpoint> => Object.values(group)),
  ...tables.flatMap(({ resource }): ReadonlyArray<Endpoint> => Object.values(callsOf(resource))),
]

/** Every call a backend knows, with the pattern of its path; paths without parameters first. */
export const routesOf = (lists: DescribedLists): ReadonlyArray<readonly [Endpoint, RegExp]> =>
  endpointsOf(lists)
    .toSorted((one, other) => Number(one.path.includes(":")) - Number(other.path.includes(":")))
    .map((to) => [to, pattern(to)])

const refusalAnswer = (refusal: object): Response => {
  const kind = refusal.constructor as Refusal
  return Response.json(Schema.encodeSync(Schema.toCodecJson(kind))(refusal), { status: kind.status })
}

const answered = (to: Endpoint, result: unknown): Response => {
  if (result instanceof Blob) return new Response(result, { headers: { "content-type": result.type } })
  if (to.answers === "csv") return new Response(String(result), { headers: { "content-type": "text/csv" } })
  return Response.json(Schema.encodeSync(Schema.toCodecJson(to.success))(result) ?? null)
}

const answer = (to: Endpoint, handle: Handler, input: HandlerInput): Promise<Response> =>
  Effect.runPromise(
    Effect.match(handle(input), { onSuccess: (result) => answered(to, result), onFailure: refusalAnswer }),
  )

/** Capabilities of a backend beyond its handlers. */
interface Offered {
  readonly hasStream?: boolean
  readonly extras?: ReadonlyArray<Extra>
}

/** Creates the faults a test sets on the backend's answers, and the log of requests. */
export const makeFaults = () => ({
  refused: new Map<Endpoint, object>(),
  hung: new Set<Endpoint>(),
  requests: new Array<string>(),
  isOffline: false,
})

/** Answers a request as the server would, with the faults a test asked for. */
export const makeAnswer = (
  { hasStream = false, extras = every }: Offered,
  routes: ReturnType<typeof routesOf>,
  handlers: ReadonlyMap<Endpoint, Handler>,
  streams: ReadonlyMap<Endpoint, EventStreams>,
  faults: ReturnType<typeof makeFaults>,
) => {
  const { refused, hung, requests } = faults
  // Two calls share a method and a path: only the one this backend answers is meant.
  const isAnswered = (to: Endpoint) =>
    (to.extra === undefined || extras.includes(to.extra)) &&
    (handlers.has(to) || refused.has(to) || hung.has(to) || (to.answers === "events" && hasStream))
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    requests.push(`${request.method} ${url.pathname}`)
    if (faults.isOffline) throw new TypeError("offline")
    const found = routes.find(
      ([to, path]) => to.method === request.method && path.test(url.pathname) && isAnswered(to),
    )
    if (!found) return refusalAnswer(new NotFound({}))
    const [to, path] = found
    if (hung.has(to)) return new Promise(() => {})
    const refusal = refused.get(to)
    if (refusal) return refusalAnswer(refusal)
    const followed = streams.get(to)
    if (followed) return followed.open(request.signal)
    const handle = handlers.get(to)
    if (!handle) return refusalAnswer(new NotFound({}))
    const input = await readInput(to, request, path.exec(url.pathname)?.groups ?? {})
    return input instanceof BadRequest ? refusalAnswer(input) : answer(to, handle, input)
  }
}
