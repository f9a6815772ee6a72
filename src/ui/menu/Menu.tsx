import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react"
import { Popover, type PopoverProps } from "../popover/Popover.tsx"
import type { IconShape } from "../icon/Icon.tsx"
import { MenuList } from "./MenuList.tsx"

/** One item of a menu. */
export interface MenuItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconShape | undefined
  readonly tone?: "danger" | undefined
  readonly isDisabled?: boolean | undefined
  /** Text at the end of the item: a shortcut, or the current value. */
  readonly hint?: string | undefined
  /** When set, the item is a radio item: one choice among others. */
  readonly isSelected?: boolean | undefined
  /** When set, the item is a checkbox item; the menu stays open when it changes. */
  readonly isChecked?: boolean | undefined
  /** Draws a separator above it. */
  readonly hasSeparator?: boolean | undefined
}

interface TriggerProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly "aria-haspopup"?: "menu"
  readonly "aria-expanded"?: boolean
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
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const setOpen = (next: boolean) => {
    setIsOpen(next)
    if (next) onOpen?.()
  }
  const triggerElement = trigger as ReactElement<TriggerProps>
  return (
    <>
      {cloneElement(triggerElement, {
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onPress: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true)
        },
      })}
      <Popover {...{ label, placement, isOpen }} triggerRef={button} onClose={() => setOpen(false)}>
        {header}
        <MenuList
          label={label}
          items={items}
          onClose={() => setOpen(false)}
          onAction={(id) => {
            if (items.find((item) => item.id === id)?.isChecked === undefined) setOpen(false)
            onAction(id)
          }}
        />
      </Popover>
    </>
  )
}
