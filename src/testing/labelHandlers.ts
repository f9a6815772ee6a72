import * as Effect from "effect/Effect"
import { productPrice } from "../contract/products/productFigures.ts"
import { type Labeled, labelOf, type ShelfLabel } from "../contract/products/shelfLabel.ts"
import { shelfLabels } from "../contract/products/shelfLabelCalls.ts"
import { products } from "../contract/resources/products.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import { seenBy } from "./seenBy.ts"

/** Notes what a product's label says, which is no change of the product. */
const noteLabel = ({ table }: ResourceMemory, row: KeptRow, label: ShelfLabel): void => {
  table.rows.set(row._id, { ...row, values: { ...row.values, shelfLabel: label } })
}

/** Takes in what labels on shelves say, and which were printed. */
export const labelHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memory = memories.find(({ resource }) => resource.name === products.name)
  const check: Handler = Effect.fnUntraced(function* ({ body }) {
    if (!memory) return yield* new NotFound()
    yield* ensureWriter(memory)
    const { product, price } = body as (typeof shelfLabels.check)["body"]["Type"]
    const row = yield* oneWithin(memory, Number(product))
    yield* ensureWriter(memory, row)
    const [labeled, now] = [row.values as Labeled, Date.now()]
    const own = productPrice(labeled, now)
    noteLabel(memory, row, { ...labelOf(labeled, now), price, isWrong: price !== own })
    return { price: own, isRight: price === own }
  })
  const printed: Handler = Effect.fnUntraced(function* ({ body }) {
    if (!memory) return yield* new NotFound()
    yield* ensureWriter(memory)
    const { labels } = body as (typeof shelfLabels.printed)["body"]["Type"]
    const isSeen = seenBy(memory.resource, memory.lists.user)
    const noted = labels.flatMap(({ product, price, clubPrice }) => {
      const row = memory.table.rows.get(Number(product))
      return row && isSeen(row) ? [{ row, label: { price, clubPrice, isWrong: false } }] : []
    })
    for (const { row, label } of noted) noteLabel(memory, row, label)
    return { count: noted.length }
  })
  return [
    [shelfLabels.check, check],
    [shelfLabels.printed, printed],
  ]
}
