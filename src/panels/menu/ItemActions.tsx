import { useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { ellipsis } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { useMenuWords } from "./words.ts"

type Act = "open" | "up" | "down" | "hide" | "show" | "remove"

/** The items of the same category, in their order. */
const beside = (data: MenuData | undefined, item: ItemRow): ReadonlyArray<RecordId> =>
  (data?.items ?? []).flatMap(({ _id, category }) => (sameId(category, item.category) ? [_id] : []))

/** Change that moves an item by one place among those of its category; undefined at the end. */
const stepOf = (data: MenuData | undefined, item: ItemRow, by: 1 | -1) => {
  const ids = beside(data, item)
  const at = ids.findIndex((id) => sameId(id, item._id))
  const to = at + by
  if (to < 0 || to >= ids.length) return undefined
  const after = by === 1 ? ids[to] : (ids[to - 1] ?? null)
  return { op: "move", list: "items", _id: item._id, after: after ?? null } as const
}

/** Menu of what can be done with an item, besides its price and whether it is sold. */
export const ItemActions = ({ item }: { readonly item: ItemRow }) => {
  const say = useMenuWords()
  const { model, mayEdit, change, open } = useMenuEdit()
  const [isRemoving, setRemoving] = useState(false)
  const { _id, version, name, status } = item
  const isHidden = status === "HIDDEN"
  const run: Readonly<Record<Act, () => void>> = {
    open: () => open(_id),
    up: () => move(-1),
    down: () => move(1),
    hide: () => change([{ op: "status", list: "items", _id, version, to: "HIDDEN" }]),
    show: () => change([{ op: "status", list: "items", _id, version, to: "AVAILABLE" }]),
    remove: () => setRemoving(true),
  }
  const move = (by: 1 | -1) => {
    const step = stepOf(model.shown.peek(), item, by)
    if (step) change([step])
  }
  const items: ReadonlyArray<MenuItem<Act>> = [
    { id: "up", label: say("moveUp"), hasSeparator: true },
    { id: "down", label: say("moveDown") },
    isHidden ? { id: "show", label: say("show") } : { id: "hide", label: say("hide") },
    { id: "remove", label: say("remove"), tone: "danger", hasSeparator: true },
  ]
  return (
    <>
      <Menu<Act>
        label={say("moreActions", { name })}
        trigger={<IconButton icon={ellipsis} label={say("moreActions", { name })} size="small" />}
        items={[{ id: "open", label: say("openSheet") }, ...(mayEdit ? items : [])]}
        onAction={(id) => run[id]()}
      />
      {isRemoving && (
        <ConfirmDialog
          isOpen
          isBusy={false}
          title={say("removeTitle", { name })}
          description={say("removeText")}
          confirmLabel={say("remove")}
          busyLabel={say("remove")}
          cancelLabel={say("cancel")}
          onCancel={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false)
            change([{ op: "remove", list: "items", _id, version }])
          }}
        />
      )}
    </>
  )
}
