import type { Order } from "../../src/contract/orders/order.ts"
import type { Numbered } from "../../src/contract/wire/recordId.ts"
import type { Api, Kind } from "./api.ts"

/** Whole orders of a restaurant, and the ways to find and move them. */
export const orderCalls = (api: () => Api) => {
  const made = new Array<number>()
  const items = [{ name: "Lasanha", quantity: 2, unitPriceCents: 4290, totalCents: 8580 }]
  const payments = [{ kind: "ONLINE", method: "PIX", amountCents: 9270, state: "PAID" }]
  const place = async (status = "WAIT_COMPANY", more: Readonly<Record<string, string>> = {}) => {
    const values = {
      company_id: "1",
      status: `'${status}'`,
      total_cents: "9270",
      delivery_fee_cents: "690",
      items: `'${JSON.stringify(items)}'`,
      payments: `'${JSON.stringify(payments)}'`,
      customer_name: "'Zuleide Prado'",
      customer_phone: "'11987650001'",
      ...more,
    }
    const [row] = await api().rows(
      `insert into orders (${Object.keys(values).join(", ")}) values (${Object.values(values).join(", ")}) returning id::int as id`,
    )
    made.push(row!["id"] as number)
    return row!["id"] as number
  }
  const forget = () => api().rows(`delete from orders where id = any('{${made.join()}}'::bigint[])`)
  const get = async (id: number, as: Kind = "restaurant") => api().ask("GET", `/order/${id}`, { as })
  const move = (id: number, body: object, as: Kind = "restaurant") =>
    api().ask("POST", `/order/${id}/move`, { as, body })
  const find = async (filter: object, as: Kind = "restaurant") => {
    const wanted = { filter, sortField: "id", sortOrder: "desc" }
    const { body } = await api().ask("POST", "/order/findOrders", { as, body: wanted })
    return body as { items: ReadonlyArray<Numbered<Order>>; totalCount: number }
  }
  return { place, forget, get, move, find }
}
