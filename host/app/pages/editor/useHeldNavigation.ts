import { useCallback, useRef } from "react"
import { useHold } from "../../routing/navigation.ts"

/** Holds back what leads to another page while something is unsaved. */
export const useHeldNavigation = () => {
  const isDirty = useRef(false)
  const held = useHold(useCallback(() => isDirty.current, []))
  const onDirtyChange = (dirty: boolean) => void (isDirty.current = dirty)
  return { onDirtyChange, held }
}
