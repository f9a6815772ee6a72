import { boardItem, type BoardOrder } from "../../../src/contract/orders/board.ts"
import { printsOf, sinceOf } from "../../../src/contract/orders/timeline.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { type OrderRow, toListed } from "./orderRows.ts"

/** A row as a board shows it. */
export const toBoardOrder = (row: OrderRow): Numbered<BoardOrder> => ({
  ...toListed(row),
  items: (row.order.items ?? []).map(boardItem),
  since: sinceOf(row.order.timeline, row.order.status) ?? row.order.placedAt.toISOString(),
  prints: printsOf(row.order.timeline),
})
