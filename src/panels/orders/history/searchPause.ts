import * as Effect from "effect/Effect"
import { useState } from "react"
import { wait } from "../../../api/lightEffect.ts"
import { limits } from "../../../contract/limits.ts"

/**
 * Delays calls for a search that is being typed until typing rests; calls for the last search that was made, such as
 * those of another page, run at once.
 */
export const searchPause = (initial: string | undefined) => {
  let last = initial
  return <A, E>(search: string | undefined, call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      if (search === last) return call
      return Effect.andThen(
        wait(limits.waitMs.debounce),
        Effect.suspend(() => {
          last = search
          return call
        }),
      )
    })
}

/** The pause of a component, which begins with this search. */
export const useSearchPause = (search: string | undefined) => useState(() => searchPause(search))[0]
