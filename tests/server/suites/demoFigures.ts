import { expect, test } from "vitest"
import type { Order } from "../../../src/contract/orders/order.ts"
import type { Api } from "../api.ts"

interface Change {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
}

/** Figures of the demo that stand in two places and must agree. */
export const demoFigureSuite = (api: () => Api) => {
  test("the ticket of a customer's latest order counts as many orders as the customer's drawer", async () => {
    const ask = async (path: string, body: object) =>
      (await api().ask("POST", path, { as: "restaurant", body })).body
    const query = { filter: {}, sortField: "placedAt", sortOrder: "desc" }
    const { items } = (await ask("/order/findOrders", query)) as { items: ReadonlyArray<Order> }
    const seen = new Set<string>()
    let compared = 0
    for (const { customer, status } of items) {
      const { phone, ordersCount } = customer ?? {}
      if (!phone || seen.has(phone)) continue
      seen.add(phone)
      if (ordersCount === undefined || status === "CANCELED") continue
      const { orders } = await ask("/order/summarizeOrders", { filter: { phones: [phone] } })
      expect([phone, ordersCount]).toEqual([phone, orders])
      compared += 1
    }
    expect(compared).toBeGreaterThan(3)
  })

  test("a record's history begins with what it was created as: each later change follows from the line before", async () => {
    const rows = await api().rows(
      `select list || ' ' || record_id as id, changes from audit_lines
       where list in ('invoices', 'contracts', 'coupons') order by list, record_id, created_at, audit_lines.id`,
    )
    const values = new Map<string, unknown>()
    let followed = 0
    for (const { id, changes } of rows as ReadonlyArray<{ id: string; changes: ReadonlyArray<Change> }>)
      for (const { field, old, new: next } of changes ?? []) {
        const key = `${id} ${field}`
        if (field === "status" && values.has(key)) {
          expect([key, old]).toEqual([key, values.get(key)])
          followed += 1
        }
        values.set(key, next)
      }
    expect(followed).toBeGreaterThan(3)
  })

  test("the next invoice follows the last one", async () => {
    const [row] = await api().rows(
      `select last_value::int as last, (select max(split_part(number, '-', 2)::int) from invoices) as most
       from invoice_numbers`,
    )
    expect(Number(row!["last"])).toBeGreaterThanOrEqual(Number(row!["most"]))
  })
}
