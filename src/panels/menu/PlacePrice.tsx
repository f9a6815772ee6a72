import { priceIn } from "../../contract/menu/price.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { priceNote, pricePart } from "./items.css.ts"
import { PlaceInput, type PlaceInputProps } from "./PlaceInput.tsx"
import { useMenuWords } from "./words.ts"

/** An item's price in one menu, with the inherited one where the menu has its own. */
export const PlacePrice = (props: PlaceInputProps) => {
  const { item, menu, place, now } = props
  const say = useMenuWords()
  const money = useMoney()
  const isOwn = place?.priceOverride !== undefined
  const inherited = () => say("inherits", { price: money(priceIn(item, { menu, place: undefined }, now)) })
  const note = place?.visible === false ? say("notInMenu") : isOwn && inherited()
  return (
    <span className={pricePart}>
      <PlaceInput {...props} />
      {note && <span className={priceNote}>{note}</span>}
    </span>
  )
}
