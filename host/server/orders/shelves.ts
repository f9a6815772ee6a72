import { desc, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import { shelfOf } from "../../../src/contract/orders/shelfOf.ts"
import { shelfOfProducts } from "../../../src/contract/orders/shelfOfProducts.ts"
import type { shelves as contract } from "../../../src/contract/orders/shelf.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { getOrder } from "./oneOrder.ts"
import { hasProducts, productsOnSale } from "./productShelf.ts"

/** A store's latest orders, whose items tell what it sells: more than a week of a large one. */
const maxOrders = 500

/** The items of a store's latest orders, each thing once, as it was last sold. */
const soldBy = (db: Database, company: number) =>
  query(async (): Promise<ReadonlyArray<OrderItem>> => {
    const { companyId, placedAt, items } = orders
    const recent = db
      .select({ placedAt, items })
      .from(orders)
      .where(eq(companyId, company))
      .orderBy(desc(placedAt))
      .limit(maxOrders)
      .as("recent")
    const name = sql`item ->> 'name'`
    const rows = await db
      .selectDistinctOn([name], { item: sql<OrderItem>`item` })
      .from(recent)
      .innerJoin(sql`jsonb_array_elements(${recent.items}) item`, sql`true`)
      .where(sql`coalesce(item ->> 'change', '') <> 'SUBSTITUTED'`)
      .orderBy(name, desc(recent.placedAt))
    return rows.map(({ item }) => item)
  })

const find = Effect.fn("shelves.find")(function* (
  db: Database,
  { params: { id }, query: { line, search = "" }, caller }: HandlerInput<typeof contract.find>,
) {
  const { row, order } = yield* getOrder(db, caller, id)
  const orderLine = order.items?.[line]
  if (!orderLine) return yield* new NotFound()
  const { companyId } = row.order
  if (yield* hasProducts(db, companyId))
    return shelfOfProducts(yield* productsOnSale(db, companyId, orderLine, search), orderLine, search)
  return shelfOf(yield* soldBy(db, companyId), orderLine, search)
})

/** Handlers for the shelves of the stores within reach. */
export const shelfHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: (input) => find(db, input),
})
