import { managesOrders } from "../../../src/contract/access/access.ts"
import { orders } from "../db/tradeSchema.ts"
import type { NewsList } from "../news/newsHandlers.ts"
import { ordersWithin } from "../orders/orderRows.ts"
import type { Context } from "../resource/context.ts"
import { recordsSeen } from "../resource/recordsSeen.ts"

const namedLists: ReadonlySet<string> = new Set(["tickets", "invoices", "contracts", "menuItems"])

/** The lists whose records users are told of: orders, those named here, and all in which something waits for approval. */
export const newsLists = (contexts: ReadonlyArray<Context>): ReadonlyArray<NewsList> => [
  ...["restaurantOrders", "supermarketOrders"].map((name) => ({
    name,
    access: managesOrders,
    table: orders,
    seen: ordersWithin,
  })),
  ...contexts
    .filter(({ resource: { name, status } }) => namedLists.has(name) || status?.approval !== undefined)
    .map((context) => ({
      name: context.resource.name,
      access: context.resource.access,
      table: context.table,
      seen: (caller: Parameters<typeof recordsSeen>[1], db: Parameters<typeof recordsSeen>[2]) =>
        recordsSeen(context, caller, db),
    })),
]
