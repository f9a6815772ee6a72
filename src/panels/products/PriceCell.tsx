import { productPrice } from "../../contract/products/productFigures.ts"
import type { products } from "../../contract/resources/products.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useNow } from "../../frame/useNow.ts"
import { strong, subtle, visuallyHidden } from "../../ui/theme/text.css.ts"
import { useProductWords } from "./words.ts"

/** A product's price, and while its promotion runs that of now beside the usual one. */
const PriceCell = ({ row }: { readonly row: RowOf<typeof products> }) => {
  const say = useProductWords()
  const money = useMoney()
  const price = productPrice(row, useNow(usePanel().client.api.now, 60_000))
  if (price === row.price) return money(price)
  return (
    <>
      <s className={subtle} aria-hidden>
        {money(row.price)}
      </s>{" "}
      <span className={strong}>{money(price)}</span>
      <span className={visuallyHidden}>{say("instead", { price: money(row.price) })}</span>
    </>
  )
}

export default PriceCell
