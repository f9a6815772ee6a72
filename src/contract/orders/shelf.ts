import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { WholeText } from "../wire/page.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { Search } from "../wire/text.ts"
import { OrderItem } from "./order.ts"

const { name, unitPriceCents, sku, ean, aisle, unit } = OrderItem.fields

/** Something a store sells, at the price it last had. */
export const ShelfItem = Schema.Struct({ name, unitPriceCents, sku, ean, aisle, unit })
export type ShelfItem = typeof ShelfItem.Type

/** The last line an order may have: more than any has. */
const maxLine = 999

/** Most goods of one answer. */
export const maxShelf = 20

/** Call for a store's substitutes for a sold-out item. */
export const shelves = {
  find: endpoint({
    service: "main",
    access: managesOrders,
    extra: "shelves",
    method: "GET",
    path: "/order/:id/shelf",
    summary: `Finds what the store of an order sells besides one of its lines, counted from 0, and measures alike, by a part of the name or by code: its products on sale where it keeps them here, or else what it sold; what is said to be like it first, then what stands in the same aisle, ${maxShelf} at most.`,
    params: { id: RecordIdText },
    query: { line: WholeText(0, maxLine), search: Search },
    success: Schema.Array(ShelfItem),
  }),
}
