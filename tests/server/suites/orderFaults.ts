import { afterAll, expect, test } from "vitest"
import { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { type Api, sibling } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** What is no move of an order, whoever asks for it, and what a lost answer leaves. */
export const orderFaultSuite = (api: () => Api) => {
  const { place, forget, get, move } = orderCalls(api)
  afterAll(forget)
  const rowOf = async (id: number) =>
    (await api().rows(`select status, version, timeline::text as timeline from orders where id = ${id}`))[0]

  test("from no status an order goes anywhere but where it is told it may, and what is refused writes nothing", async () => {
    for (const status of OrderStatus.literals) {
      const id = await place(status)
      const { body } = await get(id)
      const before = await rowOf(id)
      const offered = new Set<string>([status, ...body.nextStatuses])
      for (const to of OrderStatus.literals.filter((one) => !offered.has(one))) {
        const refused = await move(id, { to })
        expect([to, refused.status, refused.body.code], `from ${status}`).toEqual([
          to,
          409,
          "move_not_offered",
        ])
      }
      const [to = "CANCELED"] = body.nextStatuses
      const there = await move(id, { to }, "supermarket")
      const nowhere = await move(999_999_999, { to }, "supermarket")
      expect([there.status, there.text], "a store of others").toEqual([404, nowhere.text])
      expect(await rowOf(id), status).toEqual(before)
    }
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
