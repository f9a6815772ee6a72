import * as Effect from "effect/Effect"
import { Unreachable } from "./errors.ts"
import type { Keyring } from "./keyring.ts"
import { shared } from "./shared.ts"

/** Why a host is asked for a token: the first call, a token about to expire, or one the server refused. */
export type TokenReason = "initial" | "expiring" | "rejected"

/** Provides the host's own token. Concurrent calls share one request. */
export type GetToken = (ask: {
  readonly reason: TokenReason
  readonly signal: AbortSignal
}) => Promise<string | undefined>

interface Held {
  readonly token: string
  /** By this page's clock, in milliseconds: a skewed clock cannot make a fresh token look old. */
  readonly staleAt: number
}

const lifetime = (token: string): number => {
  try {
    const { exp, iat } = JSON.parse(
      atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
    )
    return Number.isFinite(exp - iat) ? (exp - iat) * 1000 : Infinity
  } catch {
    return Infinity
  }
}

/** A token counts as about to expire after nine tenths of its lifetime. */
const withExpiry = (token: string): Held => ({ token, staleAt: performance.now() + lifetime(token) * 0.9 })

/** The keyring of a session the host owns. */
export const hostKeyring = (getToken: GetToken): Keyring => {
  let held: Held | undefined
  let reason: TokenReason = "initial"
  const requestToken = shared(
    Effect.tryPromise({
      try: (signal) => getToken({ reason, signal }),
      catch: (cause) => new Unreachable({ cause }),
    }).pipe(
      Effect.tap((token) => Effect.sync(() => (held = token === undefined ? undefined : withExpiry(token)))),
    ),
  )
  const ask = (why: TokenReason) =>
    Effect.suspend(() => {
      reason = why
      return requestToken
    })
  return {
    token: () =>
      Effect.suspend(() => {
        if (!held) return ask("initial")
        return performance.now() < held.staleAt ? Effect.succeed(held.token) : ask("expiring")
      }),
    renew: (refused) =>
      Effect.suspend(() => {
        if (held && held.token !== refused) return Effect.succeed(held.token)
        return Effect.map(ask("rejected"), (token) => (token === refused ? undefined : token))
      }),
  }
}
