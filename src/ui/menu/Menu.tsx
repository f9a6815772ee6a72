import { cloneElement, useRef, useState, type ReactElement, type ReactNode, type Ref } from "react"
import type { PressProps } from "../button/pressProps.ts"
import type { PopoverProps } from "../popover/PopoverProps.ts"
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

/** A button that opens a menu; so do the arrow keys, at its first item or its last. */
export const Menu = <Id extends string>(props: MenuProps<Id>) => {
  const { label, trigger, items, onAction, header, placement, onOpen } = props
  const [state, setState] = useState<"first" | "last" | "closed">()
  const isOpen = state === "first" || state === "last"
  const button = useRef<HTMLButtonElement>(null)
  // The menu's code may still be loading, so a second press does nothing new.
  const open = (focus: "first" | "last") => {
    if (isOpen) return
    setState(focus)
    onOpen?.()
  }
  useSoon(MenuPopover)
  const triggerElement = trigger as ReactElement<TriggerProps>
  return (
    <>
      {cloneElement(triggerElement, {
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onPress: () => open("first"),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          event.stopPropagation()
          open(event.key === "ArrowUp" ? "last" : "first")
        },
      })}
      {state !== undefined && (
        <MenuPopover
          {...{ label, items, header, placement, isOpen, onAction }}
          focus={state === "last" ? "last" : "first"}
          trigger={button}
          onClose={() => setState("closed")}
        />
      )}
    </>
  )
}
