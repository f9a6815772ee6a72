import { Suspense, useMemo, useRef, useState } from "react"
import { placeIn } from "../../contract/menu/lookups.ts"
import type { MenuData, MenuRow } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { inheritedRow, overrideOf } from "../../contract/menu/following/inherited.ts"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { Choosing } from "./bulk/useChoosing.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { CategoryHead } from "./CategoryHead.tsx"
import { type UsedGroup, usedGroups } from "./itemGroups.ts"
import { ItemLine } from "./ItemLine.tsx"
import * as css from "./items.css.ts"
import { type ListRow, listRows } from "./listRows.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { useHold } from "./order/useHold.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import type { BringDialog } from "./importing/FirstMenu.tsx"
import { useReorder } from "./order/useReorder.ts"
import type { ShownCategory } from "./shownItems.ts"
import { useRowWindow } from "./useRowWindow.ts"
import { useMenuWords } from "./words.ts"

const FirstMenu = lazily(() => import("./importing/FirstMenu.tsx"))

interface Props {
  readonly data: MenuData
  readonly shown: ReadonlyArray<ShownCategory>
  /** The menu whose prices are shown; the items' own without one. */
  readonly menu: MenuRow | undefined
  readonly now: number
  readonly opened: RecordId | undefined
  readonly isNarrowed: boolean
  /** Choice of items, while somebody chooses. */
  readonly choosing: Choosing | undefined
  readonly onShowAll: () => void
  readonly onAdd: (category: RecordId) => void
  readonly onBring: (dialog: BringDialog) => void
}

const none: ReadonlyArray<UsedGroup> = []

/** The groups of each item by its id; the same as long as groups, options and links are, whatever else changes. */
const useGroupsByItem = ({ groups, options, itemGroups }: MenuData) =>
  useMemo(() => {
    const data = { groups, options, itemGroups }
    return new Map(itemGroups.map(({ item }) => [idKey(item), usedGroups(data, item)]))
  }, [groups, options, itemGroups])

/** The key of the row that has the focus or is being dragged, which stays rendered. */
const usePinned = () => {
  const [pinned, setPinned] = useState<string>()
  const pin = ({ target }: { readonly target: EventTarget }) =>
    setPinned(
      target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset["key"] : undefined,
    )
  return { pinned, pin: { onFocus: pin, onPointerDownCapture: pin } }
}

/** Rows of categories and items in view. */
const Rows = ({ data, shown, menu, now, opened, choosing, onAdd }: Props) => {
  const { model, mayEdit } = useMenuEdit()
  const refused = useValue(model.refused)
  const firstKeys = useValue(model.firstKeys)
  const groupsOf = useGroupsByItem(data)
  const list = useRef<HTMLUListElement>(null)
  const rows = useMemo(() => listRows(shown, data), [shown, data])
  const { pinned, pin } = usePinned()
  const parts = useRowWindow(list, rows, pinned)
  const { onKeyDown, drop, news } = useReorder(list, rows)
  const isPhone = usePanelWidth() === "narrow"
  useHold(list, mayEdit && isPhone, drop)
  const rowAt = (row: ListRow) => {
    const first = firstKeys.get(row.key) ?? row.key
    if ("category" in row) {
      const { category, count, isEmpty } = row
      return <CategoryHead key={first} {...{ category, count, isEmpty, onAdd }} onDrop={drop} />
    }
    const { item, key } = row
    return (
      <ItemLine
        key={first}
        item={item}
        groups={groupsOf.get(idKey(item._id)) ?? none}
        store={data.store}
        menu={menu}
        modelPrice={inheritedRow(data, "items", item._id)?.price}
        isOwnPrice={overrideOf(data, "items", item._id)?.price !== undefined}
        place={placeIn(data.places, menu?._id, item._id)}
        now={now}
        refused={refused.get(key)}
        isOpen={sameId(item._id, opened)}
        isChosen={choosing?.has(item._id)}
        onChoose={choosing?.choose}
        onDrop={drop}
      />
    )
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside */}
      <ul ref={list} className={css.lines} onKeyDown={onKeyDown} {...pin}>
        {parts.map((part) => {
          if ("gap" in part)
            return <li key={`gap ${part.before}`} aria-hidden="true" style={{ blockSize: part.gap }} />
          const row = rows[part.row]
          return row && rowAt(row)
        })}
      </ul>
      <output className={visuallyHidden}>{news}</output>
    </>
  )
}

/** The items of the menu by category. */
export const Items = (props: Props) => {
  const { data, shown, isNarrowed, onShowAll, onBring } = props
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  if (shown.length > 0) return <Rows {...props} />
  if (!isNarrowed && mayEdit)
    return (
      <Suspense>
        <FirstMenu {...{ data, onBring }} />
      </Suspense>
    )
  return (
    <EmptyState
      icon={searchX}
      title={isNarrowed ? say("nothingFound") : say("empty")}
      text={isNarrowed ? say("nothingFoundText") : say("emptyText")}
      action={isNarrowed ? <Button onPress={onShowAll}>{say("showAll")}</Button> : undefined}
    />
  )
}
