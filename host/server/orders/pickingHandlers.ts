import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { zoneOf } from "../../../src/contract/places/zoneOf.ts"
import {
  assignable,
  type PickingDay,
  type picking as contract,
} from "../../../src/contract/orders/picking.ts"
import { MoveNotOffered, StaleOrder } from "../../../src/contract/orders/orderRefusals.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { shoppers as shoppersList } from "../../../src/contract/resources/shoppers.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import type { OrderServices } from "./orderServices.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"
import { lockOrder, writeOrder } from "./oneOrder.ts"
import { pickedBy } from "./picking.ts"
import { readPickingNow } from "./pickingNow.ts"
import { setPin } from "./shopperPins.ts"

const { shoppers } = tables

const isActiveAt = (tx: Database, shopper: number, company: number) =>
  query(async () => {
    const found = await tx
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(and(eq(shoppers.id, shopper), eq(shoppers.companyId, company), eq(shoppers.status, "ACTIVE")))
    return found.length > 0
  })

/** Whoever assigns an order first wins; the others are told how it is now. */
const assign = Effect.fn("picking.assign")(function* (
  tx: Database,
  { params: { id }, body: { shopper, version }, caller }: HandlerInput<typeof contract.assign>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  const { order: current, facts } = locked
  if ((current.shopper?._id ?? null) === shopper) return current
  if (version !== undefined && version !== current.version) return yield* new StaleOrder({ current })
  if (!facts.isSupermarket || !assignable.includes(facts.status))
    return yield* new MoveNotOffered({ current })
  if (shopper !== null && !(yield* isActiveAt(tx, shopper, current.company?._id ?? 0)))
    return yield* new UnknownReference({ field: "shopper" })
  return yield* writeOrder(tx, caller, locked, { shopperId: shopper })
})

const days = 14

/** The picked items of a shopper within reach, by the days of their store. */
const readProductivity = Effect.fn("picking.productivity")(function* (
  db: Database,
  context: Context,
  caller: Caller,
  id: number,
) {
  const { owner } = yield* readRecord(db, context, caller, id)
  const zone = zoneOf(owner)
  const first = sql`((now() at time zone ${zone})::date - ${days - 1}::int)`
  const found = yield* query(() =>
    db.execute<PickingDay>(sql`
      select to_char(shown.day, 'YYYY-MM-DD') as day, count(picked.id)::int as orders,
        coalesce(sum(wanted) filter (where hours > 0), 0)::float8 as wanted,
        coalesce(sum(found) filter (where hours > 0), 0)::float8 as found,
        coalesce(sum(hours) filter (where hours > 0), 0)::float8 as hours
      from generate_series(${first}, ${first} + ${days - 1}::int, '1 day') shown(day)
      left join ${pickedBy(sql`${id}::bigint`, sql`${first}::timestamp at time zone ${zone}`)}
        on (picked.placed_at at time zone ${zone})::date = shown.day::date
      group by shown.day order by shown.day`),
  )
  return found.rows
})

/** Picking of supermarket orders by shoppers. */
export const pickingHandlers = (
  { db, passwords, hash }: OrderServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, shoppersList)
  return {
    assign: (input) => input.write((tx) => assign(tx, input)),
    now: ({ caller }) => readPickingNow(db, context, caller),
    setPin: (input) => setPin({ passwords, hash }, context, input),
    productivity: ({ params, caller }) => readProductivity(db, context, caller, params.id),
  }
}
