import type { ItemRow, MenuPlace, MenuRow } from "../../contract/menu/menuData.ts"
import { priceIn } from "../../contract/menu/price.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { PriceInput } from "./PriceInput.tsx"
import { useMenuWords } from "./words.ts"

export interface PlaceInputProps {
  readonly item: ItemRow
  readonly menu: MenuRow
  readonly place: MenuPlace | undefined
  /** Moment whose price is shown, in milliseconds since 1970. */
  readonly now: number
  readonly isRefused: boolean
}

/** An item's price in one menu: gray where it is inherited, which it is again once emptied. */
export const PlaceInput = ({ item, menu, place, now, isRefused }: PlaceInputProps) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  const own = place?.priceOverride
  const isOwn = own !== undefined
  const setPrice = (priceOverride: number | null, before: number | null) =>
    change([{ op: "place", menu: menu._id, item: item._id, priceOverride }], [{ priceOverride: before }])
  return (
    <PriceInput
      label={say("priceOf", { name: item.name })}
      value={own ?? priceIn(item, { menu, place: undefined }, now)}
      isReadOnly={!mayEdit}
      isRefused={isRefused}
      isOwn={isOwn}
      isInherited={!isOwn}
      own={own ?? null}
      onChange={setPrice}
      onClear={(before) => isOwn && setPrice(null, before)}
    />
  )
}
