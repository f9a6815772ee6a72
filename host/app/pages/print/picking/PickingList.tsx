import { Sheet } from "../Sheet.tsx"
import { type OrderProps, SheetHead, useSheetName } from "../SheetHead.tsx"
import type { PrintOptions } from "../printOptions.ts"
import { list, part } from "../sheet.css.ts"
import { usePrintWords } from "../usePrintWords.ts"
import { ChangedLine } from "./ChangedLine.tsx"
import { PickingLine } from "./PickingLine.tsx"
import * as css from "./picking.css.ts"
import { pickingOf } from "./pickingOf.ts"

interface Props extends OrderProps {
  readonly options: PrintOptions
}

/** Items a shopper takes from the shelves, aisle by aisle, with a checkbox for each. */
export const PickingList = ({ options, ...props }: Props) => {
  const { order } = props
  const { width, isByAisle, showsPrices } = options
  const say = usePrintWords()
  const { aisles, changed } = pickingOf(order.items ?? [], isByAisle)
  return (
    <Sheet label={useSheetName(props)} width={width}>
      <SheetHead {...props}>
        <p>{say("pickingTitle")}</p>
      </SheetHead>
      {order.customer && <p>{order.customer.name}</p>}
      {order.shopper?.name && <p>{say("shopper", { name: order.shopper.name })}</p>}
      {aisles.map(({ name, lines }) => (
        <section key={name ?? ""} className={part}>
          {isByAisle && <h3 className={css.aisle}>{name ?? say("aisleOther")}</h3>}
          <ul className={list}>
            {lines.map((line) => (
              <PickingLine key={line.number} line={line} showsPrices={showsPrices} />
            ))}
          </ul>
        </section>
      ))}
      {changed.length > 0 && (
        <section className={part}>
          <h3 className={css.aisle}>{say("changedTitle")}</h3>
          <ul className={list}>
            {changed.map((line) => (
              <ChangedLine key={line.number} line={line} />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}
