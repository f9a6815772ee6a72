import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Extra } from "../contract/wire/extras.ts"
import { session } from "../contract/session/session.ts"
import { type ApiError, Unexpected } from "./errors.ts"
import { type Extras, extrasUsed, withoutExtras } from "./extras.ts"
import type { AnyInput } from "./transport.ts"

const none: ReadonlySet<Extra> = new Set()

/** Keeps calls and fields of an extra from servers that do not list it. */
export interface Offering {
  /** True if the service has the call. */
  offers(to: Endpoint): Effect.Effect<boolean, ApiError>
  /** The input without fields the server does not know; fails for a call it does not have. */
  adapt(to: Endpoint, input: AnyInput): Effect.Effect<AnyInput, ApiError>
}

/** `readUser` is the specification's call that any signed-in user may make; its answer lists the extras. */
export const makeOffering = (extras: Extras, readUser: Effect.Effect<unknown, ApiError>): Offering => {
  /** Reading the user reveals the extras of all services at that address; others reveal theirs by their own answers. */
  const knownExtras = (to: Endpoint): Effect.Effect<ReadonlySet<Extra>, ApiError> =>
    Effect.suspend(() => {
      const known = extras.of(to.service)
      const tellsIt = to.access !== "public" && known === extras.of(session.me.service)
      if (known.peek() || !tellsIt) return Effect.succeed(known.peek() ?? none)
      return Effect.map(readUser, () => known.peek() ?? none)
    })

  const offers = (to: Endpoint) => {
    const { extra } = to
    return extra === undefined ? Effect.succeed(true) : Effect.map(knownExtras(to), (has) => has.has(extra))
  }

  const fit = Effect.fnUntraced(function* (to: Endpoint, input: AnyInput) {
    if (extrasUsed(to, input).length === 0) return input
    const has = yield* knownExtras(to)
    if (to.extra === undefined || has.has(to.extra)) return withoutExtras(to, input, has)
    const detail = `${to.path} needs the extra ${to.extra}, which the server does not list.`
    return yield* new Unexpected({ status: 404, detail })
  })
  return { offers, adapt: fit }
}
