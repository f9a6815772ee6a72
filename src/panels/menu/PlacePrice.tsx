import type { ItemRow, MenuPlace, MenuRow } from "../../contract/menu/menuData.ts"
import { priceIn } from "../../contract/menu/price.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { priceNote, pricePart } from "./items.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import { PriceInput } from "./PriceInput.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  readonly menu: MenuRow
  readonly place: MenuPlace | undefined
  /** Moment whose price is shown, in milliseconds since 1970. */
  readonly now: number
  readonly refused: RefusedChange | undefined
}

/** An item's price in one menu. A new one is that menu's own; emptied, the inherited one counts again. */
export const PlacePrice = ({ item, menu, place, now, refused }: Props) => {
  const say = useMenuWords()
  const money = useMoney()
  const { mayEdit, change } = useMenuEdit()
  const key = { menu: menu._id, item: item._id }
  const inherited = priceIn(item, { menu, place: undefined }, now)
  const isOwn = place?.priceOverride !== undefined
  const setPrice = (priceOverride: number | null) => change([{ op: "place", ...key, priceOverride }])
  const note =
    place?.visible === false ? say("notInMenu") : isOwn && say("inherits", { price: money(inherited) })
  return (
    <span className={pricePart}>
      <PriceInput
        label={say("priceOf", { name: item.name })}
        value={place?.priceOverride ?? inherited}
        isReadOnly={!mayEdit}
        isRefused={refused !== undefined}
        isOwn={isOwn}
        onChange={setPrice}
        onClear={() => isOwn && setPrice(null)}
      />
      {note && <span className={priceNote}>{note}</span>}
    </span>
  )
}
