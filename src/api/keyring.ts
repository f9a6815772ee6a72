import * as Effect from "effect/Effect"
import { type RefusalOf, type Success } from "../contract/wire/endpoint.ts"
import { session } from "../contract/session/session.ts"
import type { ApiError } from "./errors.ts"
import { shared } from "./shared.ts"
import type { SessionStore } from "./store.ts"
import { oneTabAtATime } from "./tabLock.ts"
import type { Transport } from "./transport.ts"
import { decodeAnswer } from "./wire.ts"
import { wait } from "./lightEffect.ts"

/** Holds the token a call carries, and gets a new one when the server refuses it. */
export interface Keyring {
  /** The token to send; undefined when signed out. */
  token(): Effect.Effect<string | undefined, ApiError>
  /** A token other than the refused one; undefined when the session is over for good. */
  renew(refused: string): Effect.Effect<string | undefined, ApiError>
}

type Renewed = Success<typeof session.refresh>

const maxReads = 20
const readIntervalMs = 50

export interface OwnKeyringOptions {
  readonly store: SessionStore
  readonly transport: Transport
  /** True if the server is known to exchange refresh tokens. */
  readonly mayRefresh: () => boolean
  /** Called when the server ends the session. */
  readonly onEnded: () => void
}

/** The stored tokens, which another tab may renew or remove at any moment. */
const storedTokens = ({ store, onEnded }: Pick<OwnKeyringOptions, "store" | "onEnded">) => ({
  current: () => store.read()?.token,

  /** Stores renewed tokens unless the ones they were exchanged for were replaced; answers the token that counts. */
  replace: (usedToken: string, renewed: Renewed): string | undefined => {
    const now = store.read()
    if (now?.user.refreshToken !== usedToken) return now?.token
    store.write({ ...now, token: renewed.accessToken, user: { ...now.user, ...renewed } })
    return renewed.accessToken
  },

  /** Ends the session unless another token has replaced the refused one. */
  endUnlessReplaced: (refused: string): string | undefined => {
    const now = store.read()
    if (now && now.token !== refused) return now.token
    if (now) onEnded()
    return undefined
  },

  /** Another tab's renewal arrives key by key: the stored user may lack a refresh token until the last key is here. */
  readComplete: (refused: () => string) =>
    Effect.gen(function* () {
      for (let reads = 1; reads < maxReads; reads += 1) {
        const stored = store.read()
        if (stored?.token !== refused() || stored.user.refreshToken !== undefined) return stored
        yield* wait(readIntervalMs)
      }
      return store.read()
    }),
})

/** The keyring of a session this library signed in itself. */
export const ownKeyring = ({ store, transport, mayRefresh, onEnded }: OwnKeyringOptions): Keyring => {
  const tokens = storedTokens({ store, onEnded })
  let refused = ""
  const exchange = (refreshToken: string) =>
    Effect.flatMap(transport.send(session.refresh, { body: { refreshToken } }, {}), (answer) =>
      decodeAnswer(session.refresh, answer),
    ) as Effect.Effect<Renewed, ApiError | RefusalOf<typeof session.refresh>>

  const renewal = Effect.flatMap(
    tokens.readComplete(() => refused),
    (stored) => {
      const { token, user } = stored ?? {}
      if (token !== refused) return Effect.succeed(token)
      const refreshToken = user?.refreshToken
      if (refreshToken === undefined || !mayRefresh())
        return Effect.sync(() => tokens.endUnlessReplaced(refused))
      return exchange(refreshToken).pipe(
        Effect.map((renewed) => tokens.replace(refreshToken, renewed)),
        Effect.catchTag("SessionEnded", () => Effect.sync(() => tokens.endUnlessReplaced(refused))),
      )
    },
  )
  const renewOnce = shared(oneTabAtATime(renewal))

  return {
    token: () => Effect.sync(tokens.current),
    renew: (token) =>
      Effect.suspend(() => {
        const current = tokens.current()
        if (current !== token) return Effect.succeed(current)
        refused = token
        return renewOnce
      }),
  }
}
