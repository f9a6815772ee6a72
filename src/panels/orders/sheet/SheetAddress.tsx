import type { Order } from "../../../contract/orders/order.ts"
import { useWords } from "../../../frame/useWords.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { factsText } from "../../../contract/isolateText.ts"

/** Delivery address of an order, as text. */
export const SheetAddress = ({ order: { address } }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  if (!address) return null
  const { line, number, complement, neighborhood, city, reference } = address
  const street = [line, number, complement].filter(Boolean).join(", ")
  return (
    <section className={css.part} aria-label={say("deliverTo")}>
      <h3>{say("deliverTo")}</h3>
      <div>
        {factsText([street, neighborhood, city])}
        {reference ? <span className={css.hint}>{reference}</span> : null}
      </div>
    </section>
  )
}
