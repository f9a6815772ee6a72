import { Suspense, useMemo } from "react"
import { placeIn } from "../../contract/menu/lookups.ts"
import type { MenuData, MenuRow } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { inheritedRow, overrideOf } from "../../contract/menu/following/inherited.ts"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { plus, searchX } from "../../ui/icon/icons.ts"
import type { Choosing } from "./bulk/useChoosing.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { type UsedGroup, usedGroups } from "./itemGroups.ts"
import { ItemLine } from "./ItemLine.tsx"
import * as css from "./items.css.ts"
import { rowKey } from "./menuChange.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { ShownCategory } from "./shownItems.ts"
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
}

const none: ReadonlyArray<UsedGroup> = []

/** The groups of each item by its id; the same as long as groups, options and links are, whatever else changes. */
const useGroupsByItem = ({ groups, options, itemGroups }: MenuData) =>
  useMemo(() => {
    const data = { groups, options, itemGroups }
    return new Map(itemGroups.map(({ item }) => [idKey(item), usedGroups(data, item)]))
  }, [groups, options, itemGroups])

/** The items of the menu by category. */
export const Items = ({ data, shown, menu, now, opened, isNarrowed, choosing, onShowAll, onAdd }: Props) => {
  const say = useMenuWords()
  const { model, mayEdit } = useMenuEdit()
  const refused = useValue(model.refused)
  const groupsOf = useGroupsByItem(data)
  const hasWithin = (id: RecordId) => data.categories.some(({ parent }) => sameId(parent, id))
  if (shown.length === 0 && !isNarrowed && mayEdit)
    return (
      <Suspense>
        <FirstMenu data={data} />
      </Suspense>
    )
  if (shown.length === 0)
    return (
      <EmptyState
        icon={searchX}
        title={isNarrowed ? say("nothingFound") : say("empty")}
        text={isNarrowed ? say("nothingFoundText") : say("emptyText")}
        action={isNarrowed ? <Button onPress={onShowAll}>{say("showAll")}</Button> : undefined}
      />
    )
  return shown.map(({ category, items }) => (
    <section key={idKey(category._id)} aria-label={category.name}>
      <header className={css.head}>
        <h2 className={css.heading}>{category.name}</h2>
        <span className={css.count}>{items.length}</span>
        {category.isActive ? null : <span className={css.count}>{say("categoryOff")}</span>}
        {mayEdit && (
          <span className={css.add}>
            <IconButton
              icon={plus}
              size="small"
              label={say("newItemIn", { category: category.name })}
              onPress={() => onAdd(category._id)}
            />
          </span>
        )}
      </header>
      {items.length === 0 ? (
        hasWithin(category._id) ? null : (
          <p className={css.nothing}>{say("emptyCategory")}</p>
        )
      ) : (
        <ul className={css.lines}>
          {items.map((item) => (
            <ItemLine
              key={idKey(item._id)}
              item={item}
              groups={groupsOf.get(idKey(item._id)) ?? none}
              store={data.store}
              menu={menu}
              modelPrice={inheritedRow(data, "items", item._id)?.price}
              isOwnPrice={overrideOf(data, "items", item._id)?.price !== undefined}
              place={placeIn(data.places, menu?._id, item._id)}
              now={now}
              refused={refused.get(rowKey("items", item._id))}
              isOpen={sameId(item._id, opened)}
              isChosen={choosing?.has(item._id)}
              onChoose={choosing?.choose}
            />
          ))}
        </ul>
      )}
    </section>
  ))
}
