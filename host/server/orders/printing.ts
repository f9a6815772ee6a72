import { and, eq, gt, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import type { OrderEvent, PrintTemplate } from "../../../src/contract/orders/order.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"
import { printedOrder } from "../../../src/contract/orders/printedOrder.ts"
import { type PrintedOrder, printing as contract } from "../../../src/contract/orders/printing.ts"
import { printsOf } from "../../../src/contract/orders/timeline.ts"
import { LinkExpired } from "../../../src/contract/session/accounts.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { readMember } from "../access/caller.ts"
import { requested } from "../calls/publicRequests.ts"
import { type Database, query, transaction } from "../db/database.ts"
import { fiscalDocuments, orders, printLinks } from "../db/tradeSchema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import type { OrderServices } from "./orderServices.ts"
import { newToken, tokenHash } from "../mail/post.ts"
import { timelineWith } from "./moving.ts"
import { itemsOf, type OrderRow, ordersWithin, readOrderRows, toListed } from "./orderRows.ts"

/** Makes a link to orders that are all within reach. */
const create = Effect.fn("printing.create")(function* (
  tx: Database,
  { body: { ids, template }, caller }: HandlerInput<typeof contract.create>,
) {
  const where = and(inArray(orders.id, [...ids]), ordersWithin(caller, tx))
  const found = yield* query(() => tx.select({ id: orders.id }).from(orders).where(where))
  if (found.length < ids.length) return yield* new NotFound()
  const token = newToken()
  const expiresAt = new Date(Date.now() + orderLimits.printSeconds * 1000)
  const link = {
    tokenHash: tokenHash(token),
    template,
    orderIds: ids,
    userId: caller.user.id as number,
    madeBy: caller.user.fullname,
    expiresAt,
  }
  yield* query(() => tx.insert(printLinks).values(link))
  return { token, expiresAt: expiresAt.toISOString() }
})

type Link = typeof printLinks.$inferSelect

/** True as long as whoever made a link is there, unblocked, and may make it for these orders. */
const mayStillPrint = async (tx: Database, { userId, orderIds }: Link) => {
  const maker = await readMember(tx, userId)
  if (!maker || !allows(contract.create.access, maker.user)) return false
  const where = and(inArray(orders.id, [...orderIds]), ordersWithin(maker, tx))
  return (await tx.$count(orders, where)) === orderIds.length
}

/** Locks a token's print link; fails if another device opened it first. */
const lockLink = Effect.fnUntraced(function* (tx: Database, token: string, device: string) {
  const isLive = and(eq(printLinks.tokenHash, tokenHash(token)), gt(printLinks.expiresAt, sql`now()`))
  const [link] = yield* query(() => tx.select().from(printLinks).where(isLive).for("update"))
  const isForeign = link?.deviceHash && link.deviceHash !== tokenHash(device)
  if (!link || isForeign || !(yield* query(() => mayStillPrint(tx, link)))) return yield* new LinkExpired()
  return link
})

/** Notes in each order that it is printed. That is no new version of it: who moves it need not have seen that. */
const noteOpening = Effect.fnUntraced(function* (
  tx: Database,
  { id, template, madeBy }: Link,
  rows: ReadonlyArray<OrderRow>,
  device: string,
) {
  const openedAt = new Date()
  yield* query(() =>
    tx
      .update(printLinks)
      .set({ deviceHash: tokenHash(device), openedAt })
      .where(eq(printLinks.id, id)),
  )
  for (const { order } of rows) {
    const line: OrderEvent = {
      status: order.status,
      at: openedAt.toISOString(),
      by: { kind: "STAFF", name: madeBy },
      event: "PRINT",
      print: { template, copy: printsOf(order.timeline, template) + 1 },
    }
    yield* query(() =>
      tx
        .update(orders)
        .set({ timeline: timelineWith(line) })
        .where(eq(orders.id, order.id)),
    )
  }
  return openedAt
})

/** Returns the copy number of an order's page printed at a given time. */
const copyAt = ({ order: { timeline } }: OrderRow, template: PrintTemplate, at: Date): number =>
  timeline.find(({ print, at: noted }) => print?.template === template && noted === at.toISOString())?.print
    ?.copy ?? printsOf(timeline, template) + 1

const readFiscal = async (db: Database, ids: ReadonlyArray<number>) => {
  const rows = await db
    .select()
    .from(fiscalDocuments)
    .where(inArray(fiscalDocuments.orderId, [...ids]))
  return new Map(rows.map(({ orderId, document }) => [orderId, document]))
}

/** Opens a link on the device it is for: the first one that opens it. */
const open = Effect.fn("printing.open")(function* (
  tx: Database,
  { body: { token, device } }: HandlerInput<typeof contract.open>,
) {
  const link = yield* lockLink(tx, token, device)
  const { template, orderIds } = link
  const lockedPrint = yield* query(async () => {
    // The first opening alone writes to the orders.
    if (!link.openedAt)
      await tx
        .select({ id: orders.id })
        .from(orders)
        .where(inArray(orders.id, [...orderIds]))
        .orderBy(orders.id)
        .for("update")
    const rows = await readOrderRows(tx, inArray(orders.id, [...orderIds]), [])
    return rows.toSorted((one, other) => orderIds.indexOf(one.order.id) - orderIds.indexOf(other.order.id))
  })
  const at = link.openedAt ?? (yield* noteOpening(tx, link, lockedPrint, device))
  const fiscal = yield* query(() => readFiscal(tx, template === "FISCAL" ? orderIds : []))
  const printed = lockedPrint.map((row): Numbered<PrintedOrder> => {
    const order = { ...toListed(row), items: itemsOf(row) }
    const document = fiscal.get(row.order.id) ?? null
    return printedOrder(order, template, { copy: copyAt(row, template, at), fiscal: document })
  })
  return { template, at: at.toISOString(), orders: printed }
})

/** Orders on paper. */
export const printingHandlers = (services: OrderServices): HandlersOf<typeof contract> => ({
  create: (input) => input.write((tx) => create(tx, input)),
  open: (input) =>
    requested(
      services,
      input.address,
      transaction(services.db, (tx) => open(tx, input)),
      "link",
    ),
})
