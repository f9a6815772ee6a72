import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { createContext } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { roles } from "../../contract/users/roles.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"

/** Titles of roles by number. */
export type Titles = ReadonlyMap<number, string>

/** What the roles of a page of users are called. No React in here. */
export interface RoleTitles {
  readonly titles: ReadonlySignal<Remote<Titles, ApiError>>
  load(): Effect.Effect<void>
}

const makeRoleTitles = (api: Api): RoleTitles => {
  const titles = signal<Remote<Titles, ApiError>>(loading)
  const load = Effect.fnUntraced(function* () {
    titles.value = reloading(titles.peek())
    const listed = Effect.map(api.call(roles.list), (all) => new Map(all.map(({ id, title }) => [id, title])))
    titles.value = arrive(titles.peek(), yield* Effect.exit(listed))
  })
  return { titles, load }
}

export const RoleTitles = createModel(makeRoleTitles)

/** Gives the titles to the cells of a list, so that rows need not wait for them. */
export const RoleTitlesContext = createContext<Remote<Titles, ApiError>>(loading)
