import { useSyncExternalStore } from "react"

const watchHash = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** The token of the link that was opened. It stands behind `#`, which is sent to nobody. */
export const useLinkToken = () => useSyncExternalStore(watchHash, () => location.hash.slice(1))
