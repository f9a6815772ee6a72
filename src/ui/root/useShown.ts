import { useLayoutEffect, useState } from "react"
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider"

/**
 * True if an overlay is rendered: not before its layer exists, and for one more commit after it was closed. If that
 * commit opens another overlay, React Aria can still find where focus came from.
 */
export const useShown = (isOpen: boolean): boolean => {
  const { getContainer } = useUNSAFE_PortalContext()
  const [isPlaced, setIsPlaced] = useState(() => !isOpen || Boolean(getContainer?.()))
  const [wasOpen, setWasOpen] = useState(isOpen)
  // oxlint-disable react/set-state-in-effect -- both are about the commit before
  useLayoutEffect(() => {
    setIsPlaced(true)
    setWasOpen(isOpen)
  }, [isOpen])
  // oxlint-enable react/set-state-in-effect
  return isPlaced && (isOpen || wasOpen)
}
