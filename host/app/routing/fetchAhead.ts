import { routed, shell } from "./files.ts"
import { findRoute } from "./find.ts"

/** Fetches the files of a page before it is opened; whoever opens it hears of failures. */
export const fetchAhead = (pathname: string): void => {
  const route = findRoute(pathname)
  const frame = route?.place === "shell" ? [shell()] : []
  void Promise.allSettled([routed(), ...frame, route?.screen?.()])
}
