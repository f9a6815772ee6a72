import { useState } from "react"
import type { ItemRow } from "../../contract/menu/menuData.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { ellipsis } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { itemStep } from "./order/moves.ts"
import { useMenuWords } from "./words.ts"

type Act = "open" | "up" | "down" | "into" | "hide" | "show" | "remove"

/** Menu of what can be done with an item, besides its price and whether it is sold. */
export const ItemActions = ({ item }: { readonly item: ItemRow }) => {
  const say = useMenuWords()
  const { model, mayEdit, change, open, startBulk } = useMenuEdit()
  const [isRemoving, setRemoving] = useState(false)
  const { _id, version, name, status } = item
  const isHidden = status === "HIDDEN"
  const run: Readonly<Record<Act, () => void>> = {
    open: () => open(_id),
    up: () => move(-1),
    down: () => move(1),
    into: () => startBulk("CATEGORY", [_id]),
    hide: () => change([{ op: "status", list: "items", _id, version, to: "HIDDEN" }]),
    show: () => change([{ op: "status", list: "items", _id, version, to: "AVAILABLE" }]),
    remove: () => setRemoving(true),
  }
  const move = (by: 1 | -1) => {
    const data = model.shown.peek()
    const step = data && itemStep(data, item, by)
    if (step) change([step])
  }
  const items: ReadonlyArray<MenuItem<Act>> = [
    { id: "up", label: say("moveUp"), hasSeparator: true },
    { id: "down", label: say("moveDown") },
    { id: "into", label: say("moveInto") },
    isHidden ? { id: "show", label: say("show") } : { id: "hide", label: say("hide") },
    { id: "remove", label: say("remove"), tone: "danger", hasSeparator: true },
  ]
  const label = say("moreActions", { name })
  return (
    <>
      <Menu<Act>
        label={label}
        trigger={<IconButton icon={ellipsis} label={label} size="small" />}
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
