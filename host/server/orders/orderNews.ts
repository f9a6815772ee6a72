import { asc, or } from "drizzle-orm"
import type { BoardOrder } from "../../../src/contract/orders/board.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import type { RowNews } from "../streams/rowWatch.ts"
import { type Span, writtenWithin } from "../streams/span.ts"
import type { Owner } from "../streams/watch.ts"
import { toBoardOrders } from "./boardRows.ts"
import { type OrderRow, readOrderRows } from "./orderRows.ts"
import { ordersOfChats } from "./waitingChats.ts"

/** Orders one reading takes in; who follows more than that reads their board again. */
const maxRows = 2000

const ownerOf = ({ order, region }: OrderRow): Owner => ({
  ...region,
  companyId: order.companyId,
  region: region.franchiseId,
})

/** The orders the transactions of a span wrote, or wrote into the conversation with their customer; undefined where these are too many to tell. */
export const readOrderNews = async (
  db: Database,
  span: Span,
): Promise<ReadonlyArray<RowNews<Numbered<BoardOrder>>> | undefined> => {
  const ofChats = await ordersOfChats(db, span)
  if (!ofChats) return undefined
  const changed = or(writtenWithin(orders.change, span), ofChats)
  const rows = await readOrderRows(db, changed, [asc(orders.id)]).limit(maxRows + 1)
  if (rows.length > maxRows) return undefined
  const boardOrders = await toBoardOrders(db, rows)
  return rows.flatMap((row, at) => {
    const order = boardOrders[at]
    return order ? [{ row: order, owner: ownerOf(row) }] : []
  })
}
