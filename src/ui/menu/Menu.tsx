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

/** One line of a menu. */
export interface MenuItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconShape | undefined
  readonly tone?: "danger" | undefined
  readonly isDisabled?: boolean | undefined
  /** A word at the end of the line: a key, or what is chosen now. */
  readonly hint?: string | undefined
  /** Given at all, the line is a choice among others. */
  readonly isSelected?: boolean | undefined
  /** Given at all, the line is on or off by itself, and the menu stays open when it changes. */
  readonly isChecked?: boolean | undefined
  /** A hairline over it: it is of another kind than the line above. */
  readonly isApart?: boolean | undefined
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
  /** A Button or IconButton of the kit; what it does when pressed is open the menu. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem<Id>[]
  readonly onAction: (id: Id) => void
  /** What stands over the lines, such as who is signed in. */
  readonly head?: ReactNode
  readonly placement?: PopoverProps["placement"]
  /** Hears of its opening, such as to load the lines. */
  readonly onOpen?: (() => void) | undefined
}

/** Acts that fold behind a button. Arrow keys go from line to line, a letter goes to the line it begins. */
export const Menu = <Id extends string>(props: MenuProps<Id>) => {
  const { label, trigger, items, onAction, head, placement, onOpen } = props
  const [isOpen, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const setOpen = (next: boolean) => {
    setShown(next)
    if (next) onOpen?.()
  }
  const opener = trigger as ReactElement<TriggerProps>
  return (
    <>
      {cloneElement(opener, {
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onPress: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true)
        },
      })}
      <Popover {...{ label, placement, isOpen }} triggerRef={button} onClose={() => setOpen(false)}>
        {head}
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
