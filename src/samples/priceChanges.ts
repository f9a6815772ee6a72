import type { priceChanges } from "../contract/resources/priceChanges.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { sampleProducts } from "./products.ts"

type Row = GivenRow<typeof priceChanges>

/** Days ago on which a price moved, and the part of the price of today it had until then, in percent. */
const moves = [
  [84, 91],
  [51, 94],
  [17, 97],
] as const

const rounded = (cents: number): number => Math.max(9, Math.round(cents / 10) * 10 - 1) / 100

const changesOf = (now: number, product: ReturnType<typeof sampleProducts>[number], place: number) =>
  moves.flatMap(([daysAgo, percent], at): ReadonlyArray<Row> => {
    const days = daysAgo - (place % 9)
    const next = moves[at + 1]
    const [cost, price] = [product.cost ?? 0, product.price]
    const said = {
      name: product.name,
      product: place,
      owner: product.owner ?? 1,
      createdAt: `${dayFrom(now, -days)}T${11 + (place % 7)}:${10 + (place % 45)}:00Z`,
    }
    const of = (cents: number, part: number | undefined) =>
      part === undefined ? cents / 100 : rounded((cents * part) / 100)
    return [
      { ...said, field: "PRICE", before: of(price, percent), after: of(price, next?.[1]) },
      { ...said, field: "COST", before: of(cost, percent), after: of(cost, next?.[1]) },
    ]
  })

/** Changes of prices and costs of every third product in the last months. */
export const samplePriceChanges = (now: number): ReadonlyArray<Row> =>
  sampleProducts(now).flatMap((product, index) => (index % 3 === 0 ? changesOf(now, product, index + 1) : []))
