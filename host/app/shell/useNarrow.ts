import { useSyncExternalStore } from "react"
import { narrow } from "../style/token.ts"

const subscribe = (wake: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener("change", wake)
  return () => query.removeEventListener("change", wake)
}

/** True if the window is so narrow that the side menu is a drawer. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
