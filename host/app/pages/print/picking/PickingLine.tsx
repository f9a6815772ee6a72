import { shortOf, unitCentsOf } from "balcao/contract"
import { BarCode } from "../codes/BarCode.tsx"
import { OptionLines } from "../OptionLines.tsx"
import { small, strong } from "../sheet.css.ts"
import { usePrintFormats } from "../usePrintFormats.ts"
import { usePrintWords, wordOf } from "../usePrintWords.ts"
import * as css from "./picking.css.ts"
import type { Line } from "./pickingOf.ts"

interface Props {
  readonly line: Line
  readonly showsPrices: boolean
}

/** Quantity found, if it differs from the quantity ordered. */
const useFound = ({
  quantity: orderedQuantity,
  unit,
  picked,
  change,
  ordered,
}: Line["item"]): string | undefined => {
  const say = usePrintWords()
  const { quantity } = usePrintFormats()
  if (change === "WEIGHED" && ordered)
    return say("weighed", {
      picked: quantity(orderedQuantity, unit),
      ordered: quantity(ordered.quantity, unit),
    })
  if (typeof picked !== "number" || picked === orderedQuantity) return undefined
  return say("found", { picked: quantity(picked, unit), ordered: quantity(orderedQuantity, unit) })
}

/** One line to pick: a box to check, how many, what, and its bars for a reader. */
export const PickingLine = ({ line: { item }, showsPrices }: Props) => {
  const say = usePrintWords()
  const { quantity, money } = usePrintFormats()
  const found = useFound(item)
  const facts = [
    item.sku ? say("sku", { sku: item.sku }) : undefined,
    showsPrices ? money(unitCentsOf(item)) : undefined,
    wordOf(say, "substitution", item.substitution),
  ].filter((fact) => fact !== undefined)
  return (
    <li className={css.line}>
      <span className={css.box} />
      <span className={css.quantity}>{quantity(item.quantity, item.unit)}</span>
      <div className={css.what}>
        <p className={strong}>{item.name}</p>
        <OptionLines options={item.options} />
        {shortOf(item) > 0 && <p className={css.note}>{say("short", { count: shortOf(item) })}</p>}
        {item.note && <p className={css.note}>{say("note", { note: item.note })}</p>}
        {found !== undefined && <p className={strong}>{found}</p>}
        <p className={small}>{facts.join(" · ")}</p>
      </div>
      {item.ean && (
        <div className={css.code}>
          <BarCode ean={item.ean} label={say("barcode", { ean: item.ean })} />
        </div>
      )}
    </li>
  )
}
