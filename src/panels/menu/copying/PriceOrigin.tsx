import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { priceNote } from "../items.css.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { own } from "./copying.css.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  /** Price of the model store, in cents. */
  readonly modelPrice: number
  readonly isOwn: boolean
}

/** Origin of an item's price in a store that follows another one; its own goes with one press. */
const PriceOrigin = ({ item, modelPrice, isOwn }: Props) => {
  const say = useCopyingWords()
  const money = useMoney()
  const { mayEdit, change } = useMenuEdit()
  const { _id, version, name } = item
  if (!isOwn) return <span className={priceNote}>{say("ofModel")}</span>
  return (
    <span className={own}>
      <span
        className={priceNote}
      >{`${say("ofStore")} · ${say("modelPrice", { price: money(modelPrice) })}`}</span>
      {mayEdit && (
        <IconButton
          icon={rotateCcw}
          size="small"
          label={say("back", { name })}
          onPress={() => change([{ op: "set", list: "items", _id, version, fields: { price: modelPrice } }])}
        />
      )}
    </span>
  )
}

export default PriceOrigin
