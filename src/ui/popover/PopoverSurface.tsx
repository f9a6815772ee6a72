import { Popover as AriaPopover } from "react-aria-components/Popover"
import type { PopoverProps } from "./Popover.tsx"
import { popover } from "./popover.css.ts"

/** A popover as soon as it is fetched. */
const PopoverSurface = ({ label, triggerRef, isOpen, onClose, placement, children }: PopoverProps) => (
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

export default PopoverSurface
