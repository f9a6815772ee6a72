import { createContext, use, useEffect } from "react"
import { useLocation } from "../routing/navigation.ts"

/** By path: the query a screen had when one was last there. */
export const LastQueriesContext = createContext<Map<string, string>>(new Map())

/** Remembers the query of the screen one is at, so that the breadcrumbs lead back to what one looked at. */
export const useQueryRecorder = (lastQueries: Map<string, string>): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    lastQueries.set(pathname, search)
  }, [lastQueries, pathname, search])
}

/** The query to come back to a path with; empty for one never visited. */
export const useLastQueries = (): ((path: string) => string) => {
  const lastQueries = use(LastQueriesContext)
  return (path) => lastQueries.get(path) ?? ""
}
