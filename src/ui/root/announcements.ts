import { useEffect } from "react"
import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer"

let users = 0

/** Takes what React Aria says to screen readers out of the page once nothing that says something is shown any more. */
export const useAnnouncements = (): void =>
  useEffect(() => {
    users += 1
    return () => {
      users -= 1
      if (users === 0) destroyAnnouncer()
    }
  }, [])
