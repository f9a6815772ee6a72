import { cloneElement, useRef, useState, type ReactElement, type ReactNode, type Ref } from "react"
import type { PressProps } from "../button/pressProps.ts"
import type { PopoverProps } from "../popover/Popover.tsx"
import { later, useSoon } from "../root/later.tsx"
import type { MenuItem } from "./MenuItem.ts"

const MenuPopover = later(
  () => import("./MenuPopover.tsx"),
  ({ isOpen }) => isOpen,
)

interface TriggerProps extends PressProps {
  readonly ref?: Ref<HTMLButtonElement>
}

export interface MenuProps<Id extends string> {
  readonly label: string
  /** A Button, IconButton or FilterChip; its `onPress` is replaced with opening the menu. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem<Id>[]
  readonly onAction: (id: Id) => void
  /** Content above the items, such as who is signed in. */
  readonly header?: ReactNode
  readonly placement?: PopoverProps["placement"]
  /** Called when the menu opens, for example to load its items. */
  readonly onOpen?: (() => void) | undefined
}

/** A button that opens a menu. Arrow keys move between items; a letter moves to an item that starts with it. */
export const Menu = <Id extends string>(props: MenuProps<Id>) => {
  const { label, trigger, items, onAction, header, placement, onOpen } = props
  const [isOpen, setIsOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  // The menu's code may still be loading, so a second press does nothing new.
  const open = () => {
    if (isOpen) return
    setIsOpen(true)
    onOpen?.()
  }
  useSoon(MenuPopover)
  const triggerElement = trigger as ReactElement<TriggerProps>
  return (
    <>
      {cloneElement(triggerElement, {
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen === true,
        onPress: open,
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          event.stopPropagation()
          open()
        },
      })}
      {isOpen !== undefined && (
        <MenuPopover
          {...{ label, items, header, placement, isOpen, onAction }}
          trigger={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
