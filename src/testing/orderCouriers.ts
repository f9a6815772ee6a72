import * as Effect from "effect/Effect"
import { availabilityOf, type DeliveryPerson } from "../contract/deliveryPeople/deliveryPerson.ts"
import type { OrderEvent } from "../contract/orders/order.ts"
import { columnOf } from "../contract/orders/board.ts"
import { outcomeAfter, statusWithCourier } from "../contract/orders/orderMoves.ts"
import { orders } from "../contract/orders/orders.ts"
import { CourierUnavailable, MoveNotOffered, StaleOrder } from "../contract/orders/orderRefusals.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { factsOf, shownOrder } from "./shownOrder.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly couriers: { readonly rows: ReadonlyMap<number, Numbered<DeliveryPerson>> }
  readonly user: Numbered<CurrentUser>
}

const courierFor = Effect.fnUntraced(function* ({ couriers }: Memory, id: number, company: unknown) {
  const found = couriers.rows.get(id)
  if (!found || (found.company && found.company._id !== company))
    return yield* new UnknownReference({ field: "deliveryPerson" })
  if (!found.isOnline || availabilityOf(found.flag) === "unavailable")
    return yield* new CourierUnavailable({ deliveryPerson: id })
  return { _id: id, name: found.person?.name ?? null }
})

type CourierBody = Numbered<(typeof orders.setCourier)["body"]["Type"]>

/** Gives an order of a backend to a delivery person, or takes it back. */
export const setCourier = (memory: Memory): Handler =>
  Effect.fnUntraced(function* (input) {
    const order = memory.orders.get(idOf(input))
    if (!order) return yield* new NotFound()
    const { deliveryPerson, version } = input.body as CourierBody
    const current = shownOrder(order, memory.orders.lastMoves)
    if ((order.deliveryPerson?._id ?? null) === deliveryPerson) return current
    if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
    const status = statusWithCourier(factsOf(order), deliveryPerson !== null)
    if (status === undefined) return yield* new MoveNotOffered({ current })
    const person =
      deliveryPerson === null ? null : yield* courierFor(memory, deliveryPerson, order.company?._id)
    const outcome = outcomeAfter(status, factsOf(order))
    const line: OrderEvent = {
      status,
      at: new Date().toISOString(),
      by: { kind: "STAFF", name: memory.user.fullname },
      deliveryPerson: person?.name ?? null,
    }
    const updated = {
      ...order,
      status,
      ...(outcome !== undefined && { outcome }),
      deliveryPerson: person,
      version: (order.version ?? 1) + 1,
      timeline: [...(order.timeline ?? []), line],
    }
    memory.orders.put(updated)
    return shownOrder(updated, memory.orders.lastMoves)
  })

const withThem: ReadonlySet<string | undefined> = new Set(["courier", "onRoute"])

/** Handler for the position of an order's delivery person, while they have the order. */
export const courierStatus =
  ({ orders: known, couriers }: Memory): Handler =>
  (input) => {
    const order = known.get(idOf(input))
    if (!order) return Effect.fail(new NotFound())
    const found = withThem.has(columnOf(order.status))
      ? couriers.rows.get(order.deliveryPerson?._id ?? 0)
      : undefined
    if (!found) return Effect.succeed(null)
    const { _id, isOnline, onRoute, flag, location, positionAt } = found
    return Effect.succeed({
      _id,
      isOnline,
      onRoute,
      flag,
      location: location ?? null,
      positionAt: positionAt ?? null,
    })
  }
