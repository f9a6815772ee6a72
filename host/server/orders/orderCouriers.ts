import { and, eq, isNull, or, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { availabilityOf } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { outcomeAfter, statusWithCourier } from "../../../src/contract/orders/orderMoves.ts"
import type { orders as contract } from "../../../src/contract/orders/orders.ts"
import { CourierUnavailable, MoveNotOffered, StaleOrder } from "../../../src/contract/orders/orderRefusals.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { ownedWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople, people } from "../db/deliverySchema.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { staffLine, timelineWith } from "./moving.ts"
import { lockOrder, type OneOrder, writeOrder } from "./oneOrder.ts"

/** Condition: within the caller's reach, and delivers for the store of an order or for any of its application. */
export const deliversFor = (
  db: Database,
  { reach }: Caller,
  { row: { order, region } }: Pick<OneOrder, "row">,
): SQL | undefined => {
  const { companyId, applicationId } = deliveryPeople
  const ofAny = and(eq(applicationId, region.applicationId), isNull(companyId))
  return and(ownedWithin(deliveryPeople, reach, db), or(eq(companyId, order.companyId), ofAny))
}

/** Somebody who delivers for an order's store, and is online. */
const courierFor = Effect.fnUntraced(function* (tx: Database, caller: Caller, one: OneOrder, id: number) {
  const where = and(eq(deliveryPeople.id, id), deliversFor(tx, caller, one))
  const [found] = yield* query(() =>
    tx
      .select({
        _id: deliveryPeople.id,
        name: people.name,
        isOnline: deliveryPeople.isOnline,
        flag: deliveryPeople.flag,
      })
      .from(deliveryPeople)
      .leftJoin(people, eq(people.id, deliveryPeople.personId))
      .where(where),
  )
  if (!found) return yield* new UnknownReference({ field: "deliveryPerson" })
  const { isOnline, flag, ...person } = found
  if (!isOnline || availabilityOf(flag) === "unavailable")
    return yield* new CourierUnavailable({ deliveryPerson: id })
  return person
})

/** Gives an order to a delivery person, or takes it back; whoever does so first wins. */
export const setCourier = Effect.fn("orders.setCourier")(function* (
  tx: Database,
  { params: { id }, body: { deliveryPerson, version }, caller }: HandlerInput<typeof contract.setCourier>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  const { order: current, facts } = locked
  if ((current.deliveryPerson?._id ?? null) === deliveryPerson) return current
  if (version !== undefined && version !== current.version) return yield* new StaleOrder({ current })
  const status = statusWithCourier(facts, deliveryPerson !== null)
  if (status === undefined) return yield* new MoveNotOffered({ current })
  const person = deliveryPerson === null ? null : yield* courierFor(tx, caller, locked, deliveryPerson)
  const outcome = outcomeAfter(status, facts)
  return yield* writeOrder(tx, caller, locked, {
    status,
    deliveryPersonId: person?._id ?? null,
    ...(outcome !== undefined && { outcome }),
    timeline: timelineWith({ ...staffLine(caller, status), deliveryPerson: person?.name ?? null }),
  })
})
