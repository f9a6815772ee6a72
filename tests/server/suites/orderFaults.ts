import { afterAll, expect, test } from "vitest"
import { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { type Api, sibling } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Tests of illegal order moves, whoever asks for them, and of lost answers. */
export const orderFaultSuite = (api: () => Api) => {
  const { place, forget, get } = orderCalls(api)
  afterAll(forget)
  const rowOf = async (id: number) =>
    (await api().rows(`select status, version, timeline::text as timeline from orders where id = ${id}`))[0]

  test("from no status an order goes anywhere but where it is told it may, and what is refused writes nothing", async () => {
    const ids = await Promise.all(OrderStatus.literals.map((status) => place(status)))
    const orders = await Promise.all(ids.map(async (id) => (await get(id)).body))
    const before = await Promise.all(ids.map(rowOf))
    for (const to of OrderStatus.literals) {
      const strangers = orders
        .filter(({ status, nextStatuses }) => status !== to && !nextStatuses.includes(to))
        .map(({ _id: id }: { readonly _id: number }) => ({ id }))
      const body = { to, orders: strangers }
      const asked = await api().ask("POST", "/order/moveOrders", { as: "restaurant", body })
      const codes = asked.body.refused.map(({ id, code }: { id: number; code: string }) => [id, code])
      expect(codes.toSorted(), to).toEqual(strangers.map(({ id }) => [id, "move_not_offered"]).toSorted())
    }
    const everywhere = { to: "CANCELED", orders: ids.map((id) => ({ id })) }
    const others = await api().ask("POST", "/order/moveOrders", { as: "supermarket", body: everywhere })
    const told = others.body.refused.map(({ code }: { readonly code: string }) => code)
    expect([others.body.moved, told], "a store of others").toEqual([[], ids.map(() => "not_found")])
    expect(await Promise.all(ids.map(rowOf))).toEqual(before)
  })

  test("a canceled order is neither moved, undone, picked, given to anybody nor ready", async () => {
    const id = await place("CANCELED")
    const before = await rowOf(id)
    const ask = (method: string, path: string, body: object = {}) =>
      api().ask(method, `/order/${id}/${path}`, { as: "restaurant", body })
    const answers = await Promise.all([
      ask("POST", "undo"),
      ask("PUT", "item", { line: 0, change: { kind: "SOLD_OUT" } }),
      ask("PUT", "delivery-person", { deliveryPerson: 1 }),
      ask("PUT", "ready", { isReady: true }),
      ask("POST", "shopper", { shopper: 1 }),
    ])
    for (const { status, text } of answers) expect([400, 404, 409, 422], text).toContain(status)
    expect(await rowOf(id)).toEqual(before)
  })

  test("a move whose answer is lost with its server is made once, though another one is asked for it again", async () => {
    const other = await sibling(api(), {})
    const id = await place()
    const body = JSON.stringify({ to: "IN_PREPARATION", version: 1, prepMinutes: 20 })
    const token = await api().tokenOf("restaurant")
    const send = (address: string, signal?: AbortSignal) =>
      fetch(`${address}/order/${id}/move`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": `lost-answer-${id}`,
        },
        ...(signal && { signal }),
      })
    const line = new AbortController()
    const lost = send(other.server.address, line.signal).catch(() => undefined)
    await expect.poll(async () => (await rowOf(id))?.["status"], { interval: 1 }).toBe("IN_PREPARATION")
    line.abort()
    await Promise.all([lost, other.server.close()])
    const answer = await send(api().server.address)
    expect([answer.status, (await answer.json()).status]).toEqual([200, "IN_PREPARATION"])
    const { body: now } = await get(id)
    expect([now.version, now.timeline.length], "made once").toEqual([2, 1])
  })
}
