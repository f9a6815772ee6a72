import { createContext, use, useEffect } from "react"
import { useLocation } from "../routing/navigation.ts"

/** The last query of each screen, by path. */
export const LastQueriesContext = createContext<Map<string, string>>(new Map())

/** Records the query of the current screen, so that breadcrumbs lead back to the same view. */
export const useQueryRecorder = (lastQueries: Map<string, string>): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    lastQueries.set(pathname, search)
  }, [lastQueries, pathname, search])
}

/** The last query of a path; empty if never visited. */
export const useLastQueries = (): ((path: string) => string) => {
  const lastQueries = use(LastQueriesContext)
  return (path) => lastQueries.get(path) ?? ""
}
