import { memo } from "react"
import type { ItemRow, MenuData, MenuPlace, MenuRow } from "../../contract/menu/menuData.ts"
import { isOnPromotion } from "../../contract/menu/price.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import type { Choosing } from "./bulk/useChoosing.ts"
import type { UsedGroup } from "./itemGroups.ts"
import { PlacePrice } from "./PlacePrice.tsx"
import { PricePart } from "./PricePart.tsx"
import { Refused } from "./Refused.tsx"
import { ItemActions } from "./ItemActions.tsx"
import { ItemPicture } from "./ItemPicture.tsx"
import { Sale } from "./Sale.tsx"
import * as css from "./items.css.ts"
import { rowKey } from "./menuChange.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import { Grip } from "./order/Grip.tsx"
import type { DropSide } from "../../ui/table/rowDrag.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  readonly groups: ReadonlyArray<UsedGroup>
  readonly store: MenuData["store"]
  /** The menu whose prices are shown, and what differs in it; the item's own without one. */
  readonly menu: MenuRow | undefined
  readonly place: MenuPlace | undefined
  /** Price of the model store in cents; undefined for an item of the store's own. */
  readonly modelPrice: number | undefined
  /** True if the price is the store's own, whatever that of its model store. */
  readonly isOwnPrice: boolean
  /** Moment of what is shown, in milliseconds since 1970. */
  readonly now: number
  readonly refused: RefusedChange | undefined
  readonly isOpen: boolean
  /** True if the item is chosen; undefined while nobody chooses. */
  readonly isChosen: boolean | undefined
  readonly onChoose: Choosing["choose"] | undefined
  readonly onDrop: (row: string, over: string, side: DropSide) => void
}

/** One item in the list: picture, name, groups, price, and whether it is sold. */
export const ItemLine = memo((props: Props) => {
  const {
    item,
    groups,
    store,
    menu,
    place,
    modelPrice,
    isOwnPrice,
    now,
    refused,
    isOpen,
    isChosen,
    onChoose,
    onDrop,
  } = props
  const say = useMenuWords()
  const { open, mayEdit } = useMenuEdit()
  const { _id, name, description } = item
  const row = rowKey("items", _id)
  return (
    <li className={css.line} data-open={isOpen || undefined} data-key={row}>
      {mayEdit ? <Grip {...{ row, onDrop }} /> : <span />}
      {isChosen === undefined ? (
        <ItemPicture item={item} />
      ) : (
        <span className={css.choice}>
          <Checkbox
            hideLabel
            label={say("chooseItem", { name })}
            isSelected={isChosen}
            onChange={(isOn, isRange) => onChoose?.(_id, isOn, isRange)}
          />
        </span>
      )}
      <div className={css.about}>
        <button
          type="button"
          className={css.name}
          aria-label={say("openItem", { name })}
          onClick={() => open(_id)}
        >
          {name}
        </button>
        {description ? <span className={css.description}>{description}</span> : null}
        {groups.length > 0 && (
          <span className={css.chips}>
            {groups.map(({ group }) => (
              <span key={String(group._id)} className={css.chip}>
                {group.name}
              </span>
            ))}
          </span>
        )}
      </div>
      {menu && !isOwnPrice ? (
        <PlacePrice {...{ item, menu, place, now }} isRefused={refused !== undefined} />
      ) : (
        <PricePart
          {...{ item, store, refused, groups, modelPrice, isOwnPrice }}
          isOnPromotion={isOnPromotion(item, now)}
        />
      )}
      <Sale {...{ item, store, now }} />
      <ItemActions item={item} />
      {refused && <Refused row={row} />}
    </li>
  )
})
ItemLine.displayName = "ItemLine"
