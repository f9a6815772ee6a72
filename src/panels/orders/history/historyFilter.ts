import { OrderStatus } from "../../../contract/dashboard/orders.ts"
import { fulfillments, orderChannels } from "../../../contract/orders/order.ts"
import type { OrderFilter } from "../../../contract/orders/orders.ts"
import type { OrdersView } from "../OrdersView.ts"
import { momentsOf } from "./period.ts"

interface Options {
  readonly type: "restaurant" | "supermarket"
  readonly period: string
  /** By the platform's clock, in milliseconds since 1970. */
  readonly now: number
  readonly zone: string
}

const known = <A extends string>(values: ReadonlyArray<A>, text: string | undefined): A | undefined =>
  values.find((value) => value === text)

/** The filter of the call that finds the orders of a period; what an old address names and nobody knows is left out. */
export const historyFilter = (view: OrdersView, { type, period, now, zone }: Options): OrderFilter => {
  const statuses = OrderStatus.literals.filter((one) => view.statuses?.split(",").includes(one))
  const channel = known(orderChannels, view.channel)
  const fulfillment = known(fulfillments, view.fulfillment)
  return {
    search: view.search,
    ...momentsOf(period, now, zone),
    ...(view.stores !== "all" && { type }),
    ...(statuses.length > 0 && { statuses }),
    ...(channel && { channel }),
    ...(fulfillment && { fulfillment }),
  }
}
