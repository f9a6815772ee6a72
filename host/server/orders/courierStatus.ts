import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  type orderCouriers as contract,
  withCourierStatuses,
} from "../../../src/contract/orders/orderCourier.ts"
import { query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { readLive } from "../deliveryPeople/deliveryPersonRows.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { readCandidatesOf, readOut, readWork } from "./courierWork.ts"
import { getOrder } from "./oneOrder.ts"

/**
 * Returns the state and position of the courier of an order within reach. A store does not otherwise reach couriers who
 * deliver for any store, so it gets the position for its own order only, and only while they are delivering it.
 */
const status = Effect.fn("orderCouriers.status")(function* (
  { db }: CallServices,
  { params: { id }, caller }: HandlerInput<typeof contract.status>,
) {
  const { deliveryPersonId, status: stands } = (yield* getOrder(db, caller, id)).row.order
  if (deliveryPersonId === null || !withCourierStatuses.includes(stands)) return null
  const [found] = yield* query(() => readLive(db, eq(deliveryPeople.id, deliveryPersonId), 1))
  if (!found) return null
  const { _id, isOnline, onRoute, flag, location = null, positionAt = null } = found
  return { _id, isOnline, onRoute, flag, location, positionAt }
})

/** Whoever delivers the orders within reach. */
export const orderCourierHandlers = (services: CallServices): HandlersOf<typeof contract> => ({
  status: (input) => status(services, input),
  candidates: ({ params: { id }, caller }) => readCandidatesOf(services.db, caller, id),
  out: ({ caller }) => readOut(services.db, caller),
  work: ({ params: { id }, caller }) => readWork(services.db, caller, id),
})
