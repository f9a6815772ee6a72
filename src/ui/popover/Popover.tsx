import type { ReactNode, RefObject } from "react"
import { Popover as AriaPopover } from "react-aria-components/Popover"
import { popover } from "./popover.css.ts"

type Side = "top" | "bottom" | "left" | "right" | "start" | "end"

export interface PopoverProps {
  readonly label: string
  /** The element it is positioned at. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly placement?: Side | `${"top" | "bottom"} ${"start" | "end"}` | undefined
  readonly children: ReactNode
}

/** A popover at a button; a press outside or Escape closes it. */
export const Popover = ({ label, triggerRef, isOpen, onClose, placement, children }: PopoverProps) => (
  <AriaPopover
    className={popover}
    aria-label={label}
    triggerRef={triggerRef}
    isOpen={isOpen}
    offset={4}
    placement={placement ?? "bottom start"}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
  >
    {children}
  </AriaPopover>
)
