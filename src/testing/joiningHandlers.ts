import * as Effect from "effect/Effect"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import { BelongsAlready, type JoinRequest, joining, UnknownJoinCode } from "../contract/users/joining.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import { idOf } from "./readInput.ts"

/** Code of the company of a backend in memory. */
const sampleCode = "CANT-2NA5"

/** The signed-in user, and who asks to join. */
export interface JoiningMemory {
  readonly user: Numbered<CurrentUser>
  readonly joinRequests: ReadonlyArray<JoinRequest>
}

/** Keeps who asks to join the companies of a backend, and the caller's own request. */
export const joiningHandlers = ({
  user,
  joinRequests,
}: JoiningMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  let requests = joinRequests
  let own: { readonly company: string; readonly at: string; readonly isDeclined: boolean } | null = null
  const belongs = user.isRoot || user.isApplication || user.franchises.length > 0 || user.company != null
  const ask: Handler = ({ body }) => {
    if (belongs) return Effect.fail(new BelongsAlready())
    if ((body as { readonly code: string }).code !== sampleCode) return Effect.fail(new UnknownJoinCode())
    own = { company: "Cantina Bela Paulista", at: new Date().toISOString(), isDeclined: false }
    return Effect.succeed({ belongs, request: own })
  }
  const decide: Handler = (input) => {
    const id = idOf(input)
    if (!requests.some((request) => request.id === id)) return Effect.fail(new NotFound())
    requests = requests.filter((request) => request.id !== id)
    return Effect.succeed(requests)
  }
  return [
    [joining.own, () => Effect.sync(() => ({ belongs, request: own }))],
    [joining.ask, ask],
    [joining.code, () => Effect.succeed({ code: user.company ? sampleCode : null })],
    [joining.requests, () => Effect.sync(() => requests)],
    [joining.decide, decide],
  ]
}
