import { useSyncExternalStore } from "react"

const watchHash = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** Token of the opened link. It is behind `#` in the URL, which browsers do not send. */
export const useLinkToken = () => useSyncExternalStore(watchHash, () => location.hash.slice(1))
