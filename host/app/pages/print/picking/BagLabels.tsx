import { Sheet } from "../Sheet.tsx"
import { codeOf } from "../SheetHead.tsx"
import type { PaperWidth } from "../printOptions.ts"
import { usePrintWords } from "../usePrintWords.ts"
import type { PrintedOrder } from "../usePrintedOrders.ts"
import * as css from "./picking.css.ts"

interface Props {
  readonly order: PrintedOrder
  readonly bags: number
  readonly width: PaperWidth
}

const Label = ({ order, bag, bags }: Omit<Props, "width"> & { readonly bag: number }) => {
  return (
    <div className={css.label}>
      <p>{order.company?.name}</p>
      <p className={css.labelCode}>{codeOf(order)}</p>
      <p>{order.customer?.name}</p>
      <p className={css.labelBag}>
        {bag}/{bags}
      </p>
    </div>
  )
}

/** A label for each bag of an order: two side by side on a sheet, one after the other from a roll. */
export const BagLabels = ({ order, bags, width }: Props) => {
  const say = usePrintWords()
  const all = Array.from({ length: bags }, (_, at) => at + 1)
  if (width === "a4")
    return (
      <Sheet label={say("bags", { code: codeOf(order) })} width={width}>
        <div className={css.labels}>
          {all.map((bag) => (
            <Label key={bag} order={order} bag={bag} bags={bags} />
          ))}
        </div>
      </Sheet>
    )
  return all.map((bag) => (
    <Sheet key={bag} label={say("bag", { bag, bags })} width={width}>
      <Label order={order} bag={bag} bags={bags} />
    </Sheet>
  ))
}
