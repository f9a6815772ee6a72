import { type ReactNode, useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider"
import { useOverlayPosition } from "react-aria/useOverlayPosition"
import { InLanguage } from "../root/InLanguage.tsx"
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

/** A tooltip as soon as it is fetched. */
const TooltipSurface = (props: Props) => (
  <InLanguage>
    <PlacedTooltip {...props} />
  </InLanguage>
)

export default TooltipSurface
