import { boardItem, type BoardOrder } from "../../../src/contract/orders/board.ts"
import { printsOf, sinceOf } from "../../../src/contract/orders/timeline.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Database } from "../db/database.ts"
import { itemsOf, type OrderRow, toListed } from "./orderRows.ts"
import { waitingChats } from "./waitingChats.ts"

/** A row as a board shows it; of what its customer wrote it says nothing. */
export const toBoardOrder = (row: OrderRow): Numbered<BoardOrder> => ({
  ...toListed(row),
  items: itemsOf(row).map(boardItem),
  since: sinceOf(row.order.timeline, row.order.status) ?? row.order.placedAt.toISOString(),
  prints: printsOf(row.order.timeline),
})

/** Rows as a board shows them, with since when their customers wait for an answer. */
export const toBoardOrders = async (
  db: Database,
  rows: ReadonlyArray<OrderRow>,
): Promise<ReadonlyArray<Numbered<BoardOrder>>> => {
  const chats = await waitingChats(db, rows)
  return rows.map((row) => ({ ...toBoardOrder(row), chatSince: chats.get(row.order.id) ?? null }))
}
