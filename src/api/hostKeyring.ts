import * as Effect from "effect/Effect"
import { limits } from "../contract/limits.ts"
import { claimsOf } from "./claims.ts"
import { Unreachable } from "./errors.ts"
import type { Keyring } from "./keyring.ts"
import { shared } from "./shared.ts"
import { within } from "./lightEffect.ts"

/** The reason a host is asked for a token: the first call, a token about to expire, or one the server refused. */
export type TokenReason = "initial" | "expiring" | "rejected"

/** Provides the host's own token, at once or within 15 s. Concurrent calls share one request. */
export type GetToken = (ask: {
  readonly reason: TokenReason
  readonly signal: AbortSignal
}) => Promise<string | undefined> | string | undefined

interface HeldToken {
  readonly token: string
  /** By this page's clock, in milliseconds: a skewed clock cannot make a fresh token look old. */
  readonly staleAt: number
}

/** A token counts as about to expire after nine tenths of its lifetime. */
const withExpiry = (token: string, { exp, iat }: ReturnType<typeof claimsOf>): HeldToken => {
  const lifetimeMs = ((exp ?? Number.NaN) - (iat ?? Number.NaN)) * 1000
  return {
    token,
    staleAt: performance.now() + (Number.isFinite(lifetimeMs) ? lifetimeMs : Infinity) * 0.9,
  }
}

/** Asks the host; one that does not answer is given up as a call is. */
const askHost = (getToken: GetToken, reason: TokenReason) =>
  Effect.tryPromise({
    try: async (signal) => getToken({ reason, signal }),
    catch: (cause) => new Unreachable({ cause }),
  }).pipe(
    within(limits.call.timeoutMs, () =>
      Effect.fail(new Unreachable({ cause: new Error("no token in time") })),
    ),
  )

/** The keyring of a session the host owns. `onOtherUser` hears of a token that is not of the user of the one before. */
export const hostKeyring = (getToken: GetToken, onOtherUser: () => void): Keyring => {
  let heldToken: HeldToken | undefined
  let user: unknown
  let reason: TokenReason = "initial"
  const take = (token: string | undefined) => {
    const claims = token === undefined ? {} : claimsOf(token)
    heldToken = token === undefined ? undefined : withExpiry(token, claims)
    const former = user
    user = claims.sub ?? former
    if (former !== undefined && user !== former) onOtherUser()
  }
  const requestToken = shared(
    Effect.suspend(() => Effect.tap(askHost(getToken, reason), (token) => Effect.sync(() => take(token)))),
  )
  const ask = (why: TokenReason) =>
    Effect.suspend(() => {
      reason = why
      return requestToken
    })
  return {
    token: () =>
      Effect.suspend(() => {
        if (!heldToken) return ask("initial")
        return performance.now() < heldToken.staleAt ? Effect.succeed(heldToken.token) : ask("expiring")
      }),
    renew: (refused) =>
      Effect.suspend(() => {
        if (heldToken && heldToken.token !== refused) return Effect.succeed(heldToken.token)
        return Effect.map(ask("rejected"), (token) => (token === refused ? undefined : token))
      }),
  }
}
