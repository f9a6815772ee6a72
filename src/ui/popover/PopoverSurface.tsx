import { useEffect, useRef } from "react"
import { DismissButton, Overlay } from "react-aria/Overlay"
import { usePopover } from "react-aria/usePopover"
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState"
import { InLanguage } from "../root/InLanguage.tsx"
import { useShown } from "../root/useShown.ts"
import type { PopoverProps } from "./Popover.tsx"
import { group, popover, underlay } from "./popover.css.ts"

const ShownPopover = (props: PopoverProps) => {
  const { label, triggerRef, isOpen, onClose, placement = "bottom start", children } = props
  const surface = useRef<HTMLDivElement>(null)
  const groupRef = useRef<HTMLDivElement>(null)
  const state = useOverlayTriggerState({ isOpen, onOpenChange: onClose })
  const position = usePopover({ triggerRef, popoverRef: surface, groupRef, placement, offset: 4 }, state)
  useEffect(() => {
    if (!surface.current?.matches(":focus-within")) surface.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Overlay shouldContainFocus isExiting={!isOpen}>
      {isOpen && <div {...position.underlayProps} className={underlay} />}
      <div ref={groupRef} className={group}>
        <div
          {...position.popoverProps}
          ref={surface}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React Aria makes it modal, as other dialogs
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={popover}
          data-placement={position.placement}
        >
          <DismissButton onDismiss={state.close} />
          {children}
          <DismissButton onDismiss={state.close} />
        </div>
      </div>
    </Overlay>
  )
}

/** A popover as soon as it is fetched. */
const PopoverSurface = (props: PopoverProps) =>
  useShown(props.isOpen) ? (
    <InLanguage>
      <ShownPopover {...props} />
    </InLanguage>
  ) : null

export default PopoverSurface
