import { createContext, use, useEffect } from "react"
import { useLocation } from "../routing/navigation.ts"

/** By path: the query a screen had when one was last there. */
export const LeftQueries = createContext<Map<string, string>>(new Map())

/** Remembers the query of the screen one is at, so that the breadcrumbs lead back to what one looked at. */
export const useQueryKeeping = (left: Map<string, string>): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    left.set(pathname, search)
  }, [left, pathname, search])
}

/** The query to come back to a path with; empty for one never visited. */
export const useLeftQueries = (): ((path: string) => string) => {
  const left = use(LeftQueries)
  return (path) => left.get(path) ?? ""
}
