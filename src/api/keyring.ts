import * as Effect from "effect/Effect"
import { type RefusalOf, type Success } from "../contract/endpoint.ts"
import { session } from "../contract/session.ts"
import type { ApiError } from "./errors.ts"
import { shared } from "./shared.ts"
import type { SessionStore } from "./store.ts"
import { oneTabAtATime } from "./tabLock.ts"
import type { Transport } from "./transport.ts"
import { decodeAnswer } from "./wire.ts"

/** Holds the token a call carries, and gets a new one when the server refuses it. */
export interface Keyring {
  /** The token to send; undefined when signed out. */
  token(): Effect.Effect<string | undefined, ApiError>
  /** A token other than the refused one; undefined when the session is over for good. */
  renew(refused: string): Effect.Effect<string | undefined, ApiError>
}

type Renewed = Success<typeof session.refresh>

/** How often what is stored is looked at before it counts as without a refresh token, and how many ms apart. */
const looks = 20
const apart = 50

export interface OwnKeyringOptions {
  readonly store: SessionStore
  readonly transport: Transport
  /** Whether the server is known to exchange refresh tokens. */
  readonly mayRefresh: () => boolean
  /** Called when the server ends the session. */
  readonly onEnded: () => void
}

/** The keyring of a session this library signed in itself. */
export const ownKeyring = ({ store, transport, mayRefresh, onEnded: over }: OwnKeyringOptions): Keyring => {
  const refresh = (refreshToken: string) =>
    Effect.flatMap(transport.send(session.refresh, { body: { refreshToken } }, {}), (answer) =>
      decodeAnswer(session.refresh, answer),
    ) as Effect.Effect<Renewed, ApiError | RefusalOf<typeof session.refresh>>

  const keep = (used: string, renewed: Renewed): string | undefined => {
    const now = store.read()
    if (now?.user.refreshToken !== used) return now?.token
    store.write({ ...now, token: renewed.accessToken, user: { ...now.user, ...renewed } })
    return renewed.accessToken
  }

  const ended = (refused: string): string | undefined => {
    const now = store.read()
    if (now && now.token !== refused) return now.token
    if (now) over()
    return undefined
  }

  /** What another tab renews arrives here key by key: until the last one, the user kept is not the token's. */
  const whole = Effect.gen(function* () {
    for (let look = 1; look < looks; look += 1) {
      const stored = store.read()
      if (stored?.token !== refused || stored.user.refreshToken !== undefined) return stored
      yield* Effect.sleep(apart)
    }
    return store.read()
  })

  const renewal = oneTabAtATime(
    Effect.flatMap(whole, (stored) => {
      const { token, user } = stored ?? {}
      if (token !== refused) return Effect.succeed(token)
      const used = user?.refreshToken
      if (used === undefined || !mayRefresh()) return Effect.sync(() => ended(refused))
      return refresh(used).pipe(
        Effect.map((renewed) => keep(used, renewed)),
        Effect.catchTag("SessionEnded", () => Effect.sync(() => ended(refused))),
      )
    }),
  )
  const once = shared(renewal)
  let refused = ""

  return {
    token: () => Effect.sync(() => store.read()?.token),
    renew: (token) =>
      Effect.suspend(() => {
        const held = store.read()?.token
        if (held !== token) return Effect.succeed(held)
        refused = token
        return once
      }),
  }
}
