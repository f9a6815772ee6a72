import type { ReactNode, RefObject } from "react"
import { Menu, MenuSection, type MenuSectionProps } from "react-aria-components/Menu"
import type { PopoverProps } from "../popover/PopoverProps.ts"
import PopoverSurface from "../popover/PopoverSurface.tsx"
import { menu } from "./menu.css.ts"
import { MenuEntry } from "./MenuEntry.tsx"
import type { MenuItem } from "./MenuItem.ts"

interface MenuPopoverProps<Id extends string> {
  readonly label: string
  readonly items: readonly MenuItem<Id>[]
  readonly header: ReactNode
  readonly placement: PopoverProps["placement"]
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  /** The item that has the focus first, unless one is chosen. */
  readonly focus: "first" | "last"
  readonly onClose: () => void
  readonly onAction: (id: Id) => void
}

/** The number of items that can be chosen together with an item, itself included. */
const modeOf = ({ isSelected, isChecked }: MenuItem<string>) => {
  if (isChecked !== undefined) return "multiple"
  return isSelected === undefined ? "none" : "single"
}

type Selection = Pick<MenuSectionProps<unknown>, "selectionMode" | "selectedKeys">

type Run = readonly [first: MenuItem<string>, ...rest: MenuItem<string>[]]

/** Items of one mode that follow each other. */
const runsOf = (items: ReadonlyArray<MenuItem<string>>): ReadonlyArray<Run> =>
  items.reduce<ReadonlyArray<Run>>((runs, item) => {
    const last = runs.at(-1)
    return last && modeOf(last[0]) === modeOf(item)
      ? [...runs.slice(0, -1), [...last, item]]
      : [...runs, [item]]
  }, [])

const selectionOf = (items: ReadonlyArray<MenuItem<string>>): Selection => ({
  selectionMode: items.map(modeOf).find((mode) => mode !== "none") ?? "none",
  selectedKeys: items.flatMap(({ id, isSelected, isChecked }) => (isSelected || isChecked ? [id] : [])),
})

/** Popover of a menu: its items, and the header above them. Tab closes it, as menus of systems do. */
const MenuPopover = <Id extends string>(props: MenuPopoverProps<Id>) => {
  const { label, items, header, placement, trigger, isOpen, focus, onClose, onAction } = props
  const selection = selectionOf(items)
  return (
    <PopoverSurface {...{ label, placement, isOpen, onClose }} triggerRef={trigger}>
      {header}
      <div
        role="presentation"
        style={{ display: "contents" }}
        onKeyDownCapture={(event) => {
          if (event.key !== "Tab") return
          event.preventDefault()
          onClose()
        }}
      >
        <Menu
          {...selection}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu has the focus while it is open
          autoFocus={focus}
          className={menu}
          onAction={(id) => {
            const item = items.find((one) => one.id === id)
            if (item) onAction(item.id)
          }}
          onClose={onClose}
        >
          {runsOf(items).map((run) => {
            const entries = run.map((item) => <MenuEntry key={item.id} item={item} />)
            const inside = selectionOf(run)
            if (inside.selectionMode === selection.selectionMode) return entries
            return (
              <MenuSection key={run[0].id} {...inside}>
                {entries}
              </MenuSection>
            )
          })}
        </Menu>
      </div>
    </PopoverSurface>
  )
}

export default MenuPopover
