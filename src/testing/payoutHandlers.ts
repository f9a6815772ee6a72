import * as Effect from "effect/Effect"
import { contractAt, type Funding, payoutOf } from "../contract/orders/payoutOf.ts"
import { orderPayouts } from "../contract/orders/payout.ts"
import type { Order } from "../contract/orders/order.ts"
import { contracts } from "../contract/resources/contracts.ts"
import { coupons } from "../contract/resources/coupons.ts"
import type { RowOf } from "../contract/resource/resource.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { DeliveryPeopleMemory } from "./deliveryPersonHandlers.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly lists: DescribedLists
  readonly couriers: DeliveryPeopleMemory["couriers"]
}

const fundingOf = ({ lists }: Memory, { coupon }: Numbered<Order>): Funding | undefined =>
  recordsIn(lists, coupons).find(({ _id }) => _id === coupon?._id)

const isOwnFleet = ({ couriers }: Memory, { company, deliveryPerson }: Numbered<Order>): boolean => {
  const companyId = couriers.rows.get(deliveryPerson?._id ?? 0)?.company?._id
  return companyId !== undefined && companyId === company?._id
}

const payout = (memory: Memory, order: Numbered<Order>) => {
  const rows = recordsIn(memory.lists, contracts) as ReadonlyArray<Numbered<RowOf<typeof contracts>>>
  const own = rows.filter(({ owner }) => owner?._id === order.company?._id)
  const contract = contractAt(own, Date.parse(order.placedAt ?? ""))
  const paid = { ...order, coupon: fundingOf(memory, order), isOwnFleet: isOwnFleet(memory, order) }
  return contract ? payoutOf(paid, contract) : null
}

/** Handlers for the payouts of a backend's orders, by the contracts it was given. */
export const payoutHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    orderPayouts.read,
    (input) => {
      const order = memory.orders.get(idOf(input))
      return order ? Effect.succeed(payout(memory, order)) : Effect.fail(new NotFound())
    },
  ],
]
