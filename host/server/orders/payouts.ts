import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractAt, type Funding, payoutOf } from "../../../src/contract/orders/payoutOf.ts"
import type { orderPayouts as contract } from "../../../src/contract/orders/payout.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { columnNamed, type Context, contextOf } from "../resource/context.ts"
import { readRecords } from "../resource/recordRows.ts"
import { getOrder, type OneOrder } from "./oneOrder.ts"

const { coupons } = tables

type OrderColumns = OneOrder["row"]["order"]

const firstOf = async <A>(rows: PromiseLike<ReadonlyArray<A>>): Promise<A | undefined> => (await rows)[0]

const fundingOf = (db: Database, { couponId }: OrderColumns): Promise<Funding | undefined> =>
  couponId === null
    ? Promise.resolve(undefined)
    : firstOf(
        db
          .select({
            fundedBy: sql<string>`${coupons.fundedBy}`,
            platformShare: sql<number | null>`${coupons.platformShare}`,
          })
          .from(coupons)
          .where(eq(coupons.id, couponId)),
      )

/** True if the order's courier is the store's own. */
const isOwnFleet = async (db: Database, { deliveryPersonId, companyId }: OrderColumns): Promise<boolean> => {
  if (deliveryPersonId === null) return false
  const own = and(eq(deliveryPeople.id, deliveryPersonId), eq(deliveryPeople.companyId, companyId))
  return (await db.select({ id: deliveryPeople.id }).from(deliveryPeople).where(own)).length > 0
}

/** The contracts of the store that had begun when the order was placed. */
const contractsOf = async (
  db: Database,
  context: Context<typeof contracts>,
  { companyId, placedAt }: OrderColumns,
) => {
  const startsAt = columnNamed(context, "startsAt")
  const owner = columnNamed(context, "companyId")
  const begun = sql`${startsAt} <= ${placedAt.toISOString()}::timestamptz + interval '1 day'`
  const where: SQL | undefined = and(sql`${owner} = ${companyId}`, begun)
  return await readRecords(db, context, { where })
}

const read = Effect.fn("orderPayouts.read")(function* (
  db: Database,
  context: Context<typeof contracts>,
  { params: { id }, caller }: HandlerInput<typeof contract.read>,
) {
  const { row, order } = yield* getOrder(db, caller, id)
  return yield* query(async () => {
    const found = contractAt(await contractsOf(db, context, row.order), row.order.placedAt.getTime())
    if (!found) return null
    const [coupon, ownFleet] = await Promise.all([fundingOf(db, row.order), isOwnFleet(db, row.order)])
    return payoutOf({ ...order, coupon, isOwnFleet: ownFleet }, found)
  })
})

/** Handlers for the payouts of orders within reach. */
export const payoutHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, contracts)
  return { read: (input) => read(db, context, input) }
}
