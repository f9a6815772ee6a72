import { afterAll, expect, test } from "vitest"
import { findBugOrders } from "../../../host/server/orders/bugRules.ts"
import type { Api } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Orders with problems: what rules find, and what passes by itself. */
export const bugOrderSuite = (api: () => Api) => {
  const { place, forget, move } = orderCalls(api)
  afterAll(forget)
  const ago = (minutes: number) => `now() - interval '${minutes} minutes'`
  const at = (minutes: number, status: string) =>
    `'[{"status": "${status}", "at": "${new Date(Date.now() - minutes * 60_000).toISOString()}", "by": {"kind": "STORE"}}]'`

  test("rules find what stands still, is there twice, is not paid or has nobody to deliver it, once, and close what passed", async () => {
    const pending = `'[{"kind": "ONLINE", "method": "PIX", "amountCents": 9270, "state": "PENDING"}]'`
    const phone = (last: number) => `'1191111000${last}'`
    const problems = {
      STUCK: await place("WAIT_COMPANY", {
        placed_at: ago(130),
        timeline: at(125, "WAIT_COMPANY"),
        customer_phone: phone(1),
      }),
      NO_COURIER: await place("AWAIT_DELIVERYMAN", {
        timeline: at(16, "AWAIT_DELIVERYMAN"),
        customer_phone: phone(2),
      }),
      PAYMENT_MISMATCH: await place("IN_PREPARATION", { payments: pending, customer_phone: phone(3) }),
      none: await place("WAIT_COMPANY", { placed_at: ago(3), customer_phone: phone(4) }),
      DUPLICATED: await place("WAIT_COMPANY", { customer_phone: phone(4) }),
    }
    const { db } = api().server.store!
    await findBugOrders(db)
    await findBugOrders(db)
    const found = async () => {
      const rows = await api().rows(`select order_code::int as id, kind, status from bug_orders
        where is_found_by_rule and order_code::int in (${Object.values(problems).join(", ")}) order by order_code`)
      return rows.map(({ id, kind, status }) => [id, kind, status])
    }
    const expected = Object.entries(problems).filter(([kind]) => kind !== "none")
    expect(await found()).toEqual(expected.map(([kind, id]) => [id, kind, "OPEN"]))
    const { body } = await api().ask("POST", "/support/bug-order/find", {
      as: "restaurant",
      body: { filter: { search: String(problems.STUCK) } },
    })
    expect(body.items[0]).toMatchObject({ kind: "STUCK", severity: "MEDIUM", isFoundByRule: true })
    await move(problems.STUCK, { to: "IN_PREPARATION" })
    await findBugOrders(db)
    expect((await found())[0]).toEqual([problems.STUCK, "STUCK", "FIXED"])
    await api().rows("delete from bug_orders where is_found_by_rule")
  })
}
