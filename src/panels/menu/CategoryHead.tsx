import { Suspense, useState } from "react"
import type { CategoryRow } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { ellipsis, plus } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import * as css from "./items.css.ts"
import { rowKey } from "./menuChange.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { Grip } from "./order/Grip.tsx"
import type { DropSide } from "../../ui/table/rowDrag.ts"
import { categoryStep } from "./order/moves.ts"
import { useMenuWords } from "./words.ts"

const CategoryName = lazily(() => import("./CategoryName.tsx"))
const CategoryRemoval = lazily(() => import("./CategoryRemoval.tsx"))

interface Props {
  readonly category: CategoryRow
  readonly count: number
  /** True where neither items nor categories stand in it. */
  readonly isEmpty: boolean
  readonly onAdd: (category: RecordId) => void
  readonly onDrop: (row: string, over: string, side: DropSide) => void
}

type Act = "rename" | "up" | "down" | "off" | "on" | "remove"

const CategoryActs = ({ category }: Pick<Props, "category">) => {
  const say = useMenuWords()
  const { model, change } = useMenuEdit()
  const [dialog, setDialog] = useState<"rename" | "remove">()
  const { _id, version, name, isActive } = category
  const close = () => setDialog(undefined)
  const step = (by: 1 | -1) => {
    const data = model.shown.peek()
    const op = data && categoryStep(data, category, by)
    if (op) change([op])
  }
  const setActive = (isOn: boolean) =>
    change([{ op: "set", list: "categories", _id, version, fields: { isActive: isOn } }])
  const run: Readonly<Record<Act, () => void>> = {
    rename: () => setDialog("rename"),
    up: () => step(-1),
    down: () => step(1),
    off: () => setActive(false),
    on: () => setActive(true),
    remove: () => setDialog("remove"),
  }
  return (
    <>
      <Menu<Act>
        label={say("moreActions", { name })}
        trigger={<IconButton icon={ellipsis} label={say("moreActions", { name })} size="small" />}
        items={[
          { id: "rename", label: say("rename") },
          { id: "up", label: say("moveUp"), hasSeparator: true },
          { id: "down", label: say("moveDown") },
          isActive ? { id: "off", label: say("turnOff") } : { id: "on", label: say("turnOn") },
          { id: "remove", label: say("remove"), tone: "danger", hasSeparator: true },
        ]}
        onAction={(id) => run[id]()}
      />
      <Suspense>
        {dialog === "rename" && <CategoryName category={category} onClose={close} />}
        {dialog === "remove" && <CategoryRemoval category={category} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The head of a category above its items: name, number of items, and what is done with it. */
export const CategoryHead = ({ category, count, isEmpty, onAdd, onDrop }: Props) => {
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  const { _id, name, isActive } = category
  const row = rowKey("categories", _id)
  return (
    <li className={css.headRow} data-key={row}>
      <div className={css.head}>
        {mayEdit && <Grip {...{ row, onDrop }} />}
        <h2 className={css.heading}>{name}</h2>
        <span className={css.count}>{count}</span>
        {isActive ? null : <span className={css.count}>{say("categoryOff")}</span>}
        {mayEdit && (
          <span className={css.add}>
            <IconButton
              icon={plus}
              size="small"
              label={say("newItemIn", { category: name })}
              onPress={() => onAdd(_id)}
            />
            <CategoryActs category={category} />
          </span>
        )}
      </div>
      {isEmpty && <p className={css.nothing}>{say("emptyCategory")}</p>}
    </li>
  )
}
