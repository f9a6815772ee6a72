import { useCallback, useRef } from "react"
import { useHold } from "../../routing/navigation.ts"

/** Holds navigation to other pages while there are unsaved changes. */
export const useHeldNavigation = () => {
  const isDirty = useRef(false)
  const pendingNavigation = useHold(useCallback(() => isDirty.current, []))
  const onDirtyChange = (dirty: boolean) => void (isDirty.current = dirty)
  return { onDirtyChange, held: pendingNavigation }
}
