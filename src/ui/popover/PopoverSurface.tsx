import { useLayoutEffect } from "react"
import {
  getInteractionModality,
  setInteractionModality,
} from "react-aria/private/interactions/useFocusVisible"
import { Popover as AriaPopover } from "react-aria-components/Popover"
import { InLanguage } from "../root/InLanguage.tsx"
import { giveTemplatesBack } from "../root/ownTemplates.ts"
import { useShown } from "../root/useShown.ts"
import type { PopoverProps } from "./PopoverProps.ts"
import { popover } from "./popover.css.ts"

giveTemplatesBack()

/**
 * Moves the focus at once into what opens, also for screen readers, as which React Aria takes a press by Enter too: it would
 * wait, with the popover and with what is inside, and the popover would get the focus.
 */
const useFocusAtOnce = (isOpen: boolean) =>
  useLayoutEffect(() => {
    if (isOpen && getInteractionModality() === "virtual") setInteractionModality("keyboard")
  }, [isOpen])

/** A popover as soon as it is fetched. */
const PopoverSurface = (props: PopoverProps) => {
  const { label, triggerRef, isOpen, onClose, placement = "bottom start", children } = props
  useFocusAtOnce(isOpen)
  if (!useShown(isOpen)) return null
  return (
    <InLanguage>
      <AriaPopover
        {...{ triggerRef, isOpen, placement }}
        aria-label={label}
        className={popover}
        offset={4}
        // Its direction is that of its panel, which is not always that of the language.
        render={(elementProps) => <div {...elementProps} dir={undefined} />}
        onOpenChange={onClose}
      >
        {children}
      </AriaPopover>
    </InLanguage>
  )
}

export default PopoverSurface
