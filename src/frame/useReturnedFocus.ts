import { type RefObject, useEffect } from "react"
import { useLatest } from "./useLatest.ts"
import { afterDialogs, isLost } from "./useLostFocus.ts"

/**
 * Calls `restore` with the opened item's name when something opened from a place closes and leaves the focus nowhere.
 */
export const useReturnedFocus = (
  place: RefObject<HTMLElement | null>,
  opened: string | undefined,
  restore: (place: HTMLElement, opened: string) => void,
): void => {
  const latest = useLatest(restore)
  useEffect(() => {
    const element = place.current
    if (element === null || opened === undefined) return
    return () => void afterDialogs(() => void (isLost(element) && latest(element, opened)))
  }, [place, opened, latest])
}
