import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip"
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState"
import { InLanguage } from "../root/InLanguage.tsx"
import type { Nearness } from "./nearness.ts"
import { tooltip } from "./tooltip.css.ts"

interface TooltipSurfaceProps {
  readonly id: string
  readonly text: ReactNode
  readonly nearness: Nearness
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Closes a tooltip by any key; Escape closes nothing else. */
const useClosedByKey = (isOpen: boolean, close: () => void) =>
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation()
      close()
    }
    document.addEventListener("keydown", closeByKey, true)
    return () => document.removeEventListener("keydown", closeByKey, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what closes is made anew each time
  }, [isOpen])

/** A tooltip from when somebody first comes near its button: after a delay, or at once beside one that is open. */
const TooltipSurface = ({ id, text, nearness, onOpenChange }: TooltipSurfaceProps) => {
  const state = useTooltipTriggerState({ delay: 600, closeDelay: 100, onOpenChange })
  const { act, atOnce, target } = nearness
  const place = useRef(target)
  useClosedByKey(state.isOpen, () => state.close(true))
  // Whoever goes from one button to the next leaves before they come, in whichever order the two stand.
  useLayoutEffect(() => {
    if (act === "close") state.close(atOnce)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what closes is made anew each time
  }, [nearness])
  useEffect(() => {
    if (act === "open") state.open(atOnce)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what opens is made anew each time
  }, [nearness])
  if (!state.isOpen) return null
  return (
    <InLanguage>
      <TooltipTriggerStateContext.Provider value={state}>
        <Tooltip
          triggerRef={place}
          className={tooltip}
          offset={6}
          render={(elementProps) => <div {...elementProps} id={id} />}
        >
          {text}
        </Tooltip>
      </TooltipTriggerStateContext.Provider>
    </InLanguage>
  )
}

export default TooltipSurface
