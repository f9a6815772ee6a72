import * as Effect from "effect/Effect"
import { createContext, type ReactNode, useMemo } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { roles } from "../../contract/users/roles.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { loading, type Remote } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"

type Titles = ReadonlyMap<string, string>

/** Reads the titles of roles, by the key of their id. */
export const readTitles = (api: Api): Effect.Effect<Titles, ApiError> =>
  Effect.map(api.call(roles.list), (all) => new Map(all.map(({ id, title }) => [String(id), title])))

/** Titles of roles for the list's cells, so that rows need not wait for them. */
export const TitlesContext = createContext<Remote<Titles, ApiError>>(loading)

/** Loads what roles are called for what stands within it. */
export const RoleTitles = ({ children }: { readonly children: ReactNode }) => {
  const { api } = usePanel().client
  const { remote } = useRemote(useMemo(() => readTitles(api), [api]))
  return <TitlesContext.Provider value={remote}>{children}</TitlesContext.Provider>
}
