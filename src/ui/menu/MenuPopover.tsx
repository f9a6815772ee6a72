import type { ReactNode, RefObject } from "react"
import type { PopoverProps } from "../popover/Popover.tsx"
import PopoverSurface from "../popover/PopoverSurface.tsx"
import { MenuList } from "./MenuList.tsx"
import type { MenuItem } from "./MenuItem.ts"

interface MenuPopoverProps<Id extends string> {
  readonly label: string
  readonly items: readonly MenuItem<Id>[]
  readonly header: ReactNode
  readonly placement: PopoverProps["placement"]
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAction: (id: Id) => void
}

/** Popover of a menu: its items, and the header above them. */
const MenuPopover = <Id extends string>(props: MenuPopoverProps<Id>) => {
  const { label, items, header, placement, trigger, isOpen, onClose, onAction } = props
  return (
    <PopoverSurface {...{ label, placement, isOpen, onClose }} triggerRef={trigger}>
      {header}
      <MenuList
        {...{ label, items, onClose }}
        onAction={(id) => {
          if (items.find((item) => item.id === id)?.isChecked === undefined) onClose()
          onAction(id)
        }}
      />
    </PopoverSurface>
  )
}

export default MenuPopover
