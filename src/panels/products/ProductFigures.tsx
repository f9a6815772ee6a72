import {
  marginOf,
  measureOf,
  type Priced,
  productPrice,
  unitPriceOf,
} from "../../contract/products/productFigures.ts"
import { products } from "../../contract/resources/products.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useNow } from "../../frame/useNow.ts"
import { writtenNumber } from "../../frame/written.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useProductWords } from "./words.ts"

/** A product's price of now, per measure and with its margin, while its fields are edited. */
const ProductFigures = ({ texts, zone }: SummaryProps<typeof products>) => {
  const { client, locale } = usePanel()
  const say = useProductWords()
  const money = useMoney()
  const now = useNow(client.api.now, 60_000)
  const written = valuesOf(products, texts, zone) as Priced & { readonly scaleCode?: string }
  if (typeof written.price !== "number") return null
  const price = productPrice(written, now)
  const [unit, measure, margin] = [unitPriceOf(written, now), measureOf(written), marginOf(written, now)]
  const facts = [
    say("now", { price: money(price) }),
    ...(price === written.price ? [] : [say("instead", { price: money(written.price) })]),
    ...(measure && unit !== null ? [say(`per.${measure}`, { price: money(unit) })] : []),
    ...(margin === null
      ? []
      : [
          say("margin", {
            share: writtenNumber(locale, margin / 10_000, { style: "percent", maximumFractionDigits: 1 }),
          }),
        ]),
  ]
  const needsCode = written.sellBy !== "UNIT" && !written.scaleCode
  return (
    <>
      <Notice tone="info">{facts.join(" · ")}</Notice>
      {margin !== null && margin < 0 && (
        <Notice tone="warning">
          {say("belowCost", { price: money(price), cost: money(written.cost ?? 0) })}
        </Notice>
      )}
      {needsCode && <Notice tone="warning">{say("weighed")}</Notice>}
    </>
  )
}

export default ProductFigures
