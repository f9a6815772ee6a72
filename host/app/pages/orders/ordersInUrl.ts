import { type OrderLayout, orderLayouts, type OrdersView } from "balcao/orders"
import { limits, orderExceptions } from "balcao/contract"

const texts = ["channel", "fulfillment", "courier", "period", "order"] as const

/** As the figures of the dashboard name it. */
const statusFilter = "filter.status"

const oneOf = <A extends string>(values: ReadonlyArray<A>, text: string | null): A | undefined =>
  values.find((value) => value === text)

/** Reads how orders are shown from an address: `q`, `filter.status`, `channel`, `fulfillment`, `courier`, `period`, `stores`, `exception`, `layout`, `order`. */
export const ordersViewOf = (query: URLSearchParams): Partial<OrdersView> => ({
  search: (query.get("q") ?? "").slice(0, limits.text.search.max),
  layout: oneOf<OrderLayout>(orderLayouts, query.get("layout")) ?? "board",
  statuses: query.get(statusFilter) ?? undefined,
  stores: oneOf(["all"], query.get("stores")),
  exception: oneOf(orderExceptions, query.get("exception")),
  ...Object.fromEntries(texts.map((name) => [name, query.get(name) ?? undefined])),
})

/** Writes the view of the orders into a query; defaults are omitted, other parameters are kept. */
export const withOrdersView = (query: URLSearchParams, view: OrdersView): URLSearchParams => {
  const next = new URLSearchParams(query)
  const setParam = (name: string, value: string | undefined) =>
    value === undefined || value === "" ? next.delete(name) : next.set(name, value)
  setParam("q", view.search)
  setParam("layout", view.layout === "board" ? undefined : view.layout)
  setParam(statusFilter, view.statuses)
  setParam("stores", view.stores)
  setParam("exception", view.exception)
  for (const name of texts) setParam(name, view[name])
  return next
}
