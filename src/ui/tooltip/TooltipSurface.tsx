import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider"
import { useOverlayPosition } from "react-aria/useOverlayPosition"
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState"
import { InLanguage } from "../root/InLanguage.tsx"
import type { Nearness } from "./nearness.ts"
import { tooltip } from "./tooltip.css.ts"

interface Props {
  readonly id: string
  readonly text: ReactNode
  /** The element it is positioned at. */
  readonly target: HTMLElement
  readonly onClose: () => void
}

/** Any key closes it; Escape closes nothing else. */
const PlacedTooltip = ({ id, text, target, onClose }: Props) => {
  const surface = useRef<HTMLDivElement>(null)
  const { overlayProps, placement } = useOverlayPosition({
    targetRef: useRef(target),
    overlayRef: surface,
    placement: "top",
    offset: 6,
    isOpen: true,
    onClose,
  })
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation()
      onClose()
    }
    document.addEventListener("keydown", closeByKey, true)
    return () => document.removeEventListener("keydown", closeByKey, true)
  }, [onClose])
  const place = useUNSAFE_PortalContext().getContainer?.()
  if (!place) return null
  return createPortal(
    <div
      {...overlayProps}
      ref={surface}
      role="tooltip"
      id={id}
      className={tooltip}
      data-placement={placement}
    >
      {text}
    </div>,
    place,
  )
}

interface TooltipSurfaceProps extends Pick<Props, "id" | "text"> {
  readonly nearness: Nearness
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A tooltip from when somebody first comes near its button: after a delay, or at once beside one that is open. */
const TooltipSurface = ({ nearness, onOpenChange, ...shown }: TooltipSurfaceProps) => {
  const state = useTooltipTriggerState({ delay: 600, closeDelay: 100, onOpenChange })
  const { act, atOnce } = nearness
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
      <PlacedTooltip {...shown} target={nearness.target} onClose={() => state.close(true)} />
    </InLanguage>
  )
}

export default TooltipSurface
