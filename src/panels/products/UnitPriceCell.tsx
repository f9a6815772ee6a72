import { measureOf } from "../../contract/products/productFigures.ts"
import type { products } from "../../contract/resources/products.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { useProductWords } from "./words.ts"

/** The price of a product per kilogram, liter or piece. */
const UnitPriceCell = ({ row }: { readonly row: RowOf<typeof products> }) => {
  const say = useProductWords()
  const money = useMoney()
  const measure = measureOf(row)
  if (measure === undefined || row.unitPrice === null) return <span className={subtle}>–</span>
  return say(`per.${measure}`, { price: money(row.unitPrice) })
}

export default UnitPriceCell
