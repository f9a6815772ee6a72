import { useState } from "react"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { numberProblem } from "../../../ui/field/numberText.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { stock as row } from "./availability.css.ts"
import { useSheetWords } from "./words.ts"

/** Stock of an item as it was counted just now; it is saved by its button, as it takes the place of what orders left. */
export const StockCount = ({ item: { _id, stock } }: { readonly item: ItemRow }) => {
  const say = useSheetWords()
  const { mayEdit, change } = useMenuEdit()
  const saved = stock === undefined ? "" : String(stock)
  const [typed, setTyped] = useState(saved)
  const isWrong = typed !== "" && (numberProblem(typed, 0) !== undefined || Number(typed) < 0)
  const counted = typed === "" ? null : Number(typed)
  return (
    <div className={row}>
      <PanelNumberField
        label={say("stock")}
        hint={say("stockHint")}
        digits={0}
        value={typed}
        isReadOnly={!mayEdit}
        onChange={setTyped}
      />
      {mayEdit && typed !== saved && (
        <Button isDisabled={isWrong} onPress={() => change([{ op: "stock", list: "items", _id, counted }])}>
          {say("countHere")}
        </Button>
      )}
    </div>
  )
}
