import type { APIRequestContext } from "@playwright/test"
import { expect } from "./host.ts"

/** Print links to make: template, caller and number of orders. */
export interface Wanted {
  readonly template: string
  readonly as?: string
  readonly count?: number
}

const ofSupermarkets = new Set(["PICKING", "FISCAL"])

/** A link to orders of a store of the demo, as one of the printed pages. */
export const linkTo = async (request: APIRequestContext, { template, as, count = 1 }: Wanted) => {
  const who = as ?? (ofSupermarkets.has(template) ? "supermarket" : "restaurant")
  const data = { email: `${who}@balcao.test`, password: "demo1234", type: "admin" }
  const { accessToken } = await (await request.post("/users/auth-admin", { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  // Filters out the canceled ones among the newest, which have nothing to be paid and vary with the day.
  const filter = { statuses: ["FINISHED"], fulfillment: "DELIVERY" }
  const page = { sortOrder: "desc", sortField: "id", pageNumber: 0, pageSize: 30, filter }
  const { items } = await (await request.post("/order/findOrders", { headers, data: page })).json()
  const orders = items.slice(0, count)
  expect(orders, "the demo has such orders").toHaveLength(count)
  const ids = orders.map(({ _id }: { _id: number }) => _id)
  const made = await request.post("/order/print", { headers, data: { ids, template } })
  const { token } = await made.json()
  return { token, orders }
}
