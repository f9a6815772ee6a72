import { dayAt } from "../../../contract/companies/zonedTime.ts"
import { measureOf, productPrice, unitPriceOf } from "../../../contract/products/productFigures.ts"
import type { products } from "../../../contract/resources/products.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { zoneOf } from "../../../contract/places/zoneOf.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useValue } from "../../../frame/useValue.ts"
import { writtenDay } from "../../../frame/written.ts"
import { Barcode } from "../../../ui/code/Barcode.tsx"
import { useProductWords } from "../words.ts"

type Product = RowOf<typeof products>

/** Rules of the printed sheet: labels for the edge of a shelf, three in a row, to be cut along their edges. */
export const labelRules = `
@page { margin: 8mm; }
ul { display: grid; grid-template-columns: repeat(3, 1fr); margin: 0; padding: 0; list-style: none; }
li { box-sizing: border-box; display: flex; flex-direction: column; block-size: 46mm; padding: 2mm 3mm; border: 0.5pt dashed #999; break-inside: avoid; overflow: hidden; line-height: 1.2; }
h3 { flex: none; margin: 0; font-size: 10pt; max-block-size: 2.4em; overflow: hidden; overflow-wrap: anywhere; }
p { flex: none; margin: 0; overflow-wrap: normal; }
b { margin-inline-end: 2mm; font-size: 20pt; }
small { font-size: 7.5pt; }
b, small { font-variant-numeric: tabular-nums; }
div { display: flex; align-items: end; justify-content: space-between; gap: 2mm; margin-block-start: auto; }
b + small, span small { white-space: nowrap; }
span { display: grid; }
figure { display: grid; justify-items: center; margin: 0; }
`

interface Props {
  readonly items: ReadonlyArray<Product>
  /** Moment of the prices, in milliseconds since 1970. */
  readonly at: number
}

/** Conditions on a label besides its price: the usual one, the last day of a sale, the club's price and those by quantity. */
const useConditions = (at: number) => {
  const { client, locale } = usePanel()
  const viewed = useValue(client.session.company)
  const say = useProductWords()
  const money = useMoney()
  return (product: Product): ReadonlyArray<string> => {
    const { owner, price, promoUntil, clubPrice, wholesale } = product
    const isOnSale = productPrice(product, at) !== price
    const day = isOnSale && promoUntil ? dayAt(Date.parse(promoUntil), zoneOf(owner, viewed)) : undefined
    return [
      ...(isOnSale ? [say("instead", { price: money(price) })] : []),
      ...(day === undefined ? [] : [say("labelUntil", { day: writtenDay(locale, day) })]),
      ...(typeof clubPrice === "number" ? [say("labelClub", { price: money(clubPrice) })] : []),
      ...wholesale.map(({ minQty, each }) => say("labelFrom", { count: minQty, price: money(each) })),
    ]
  }
}

/** Labels with name, price, price per measure and barcode of products (Lei 10.962, art. 2º-A). */
export const LabelSheet = ({ items, at }: Props) => {
  const say = useProductWords()
  const money = useMoney()
  const conditionsOf = useConditions(at)
  return (
    <ul>
      {items.map((product) => {
        const { _id, name, shortName, ean, sku, place } = product
        const [measure, unit] = [measureOf(product), unitPriceOf(product, at)]
        return (
          <li key={_id}>
            <h3>{shortName ?? name}</h3>
            <p>
              <b>{money(productPrice(product, at))}</b>
              {measure && unit !== null && <small>{say(`per.${measure}`, { price: money(unit) })}</small>}
            </p>
            <p>
              <small>{conditionsOf(product).join(" · ")}</small>
            </p>
            <div>
              <span>
                {sku && <small>{sku}</small>}
                {place && <small>{place}</small>}
              </span>
              {ean && (
                <figure>
                  <Barcode digits={ean} label={ean} width="34mm" height="8mm" />
                  <small aria-hidden>{ean}</small>
                </figure>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
