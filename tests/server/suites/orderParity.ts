import * as Effect from "effect/Effect"
import { afterAll, expect, test } from "vitest"
import type { Api as Client } from "../../../src/api/api.ts"
import { createClient, hostSession, memorySession } from "../../../src/api/client.ts"
import type { Order } from "../../../src/contract/orders/order.ts"
import { orderBoard } from "../../../src/contract/orders/orderBoard.ts"
import { acceptOrders } from "../../../host/server/orders/acceptOrders.ts"
import { orderSettings } from "../../../src/contract/orders/orderSettings.ts"
import { orders } from "../../../src/contract/orders/orders.ts"
import { memoryBackend } from "../../../src/testing/memoryBackend.ts"
import { restaurantUser } from "../../../src/testing/people.ts"
import type { Api } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

type Told = Partial<Order> & {
  readonly _tag?: string
  readonly current?: Order
  readonly moved?: ReadonlyArray<unknown>
}

/** Returns an answer without the parts that differ between backends. */
const said = ({ _tag, current, moved, ...answer }: Told): unknown => {
  if (_tag !== undefined) return { _tag, ...(current && { current: said(current) }) }
  if (moved !== undefined) return { moved: moved.length, ...answer }
  const {
    status,
    version,
    nextStatuses,
    prepMinutes = null,
    bags = null,
    outcome = null,
    isUndoable,
    timeline = [],
  } = answer
  const lines = timeline.map((line) => [line.status, line.event, line.reason, line.payer, line.by.kind])
  return { status, version, nextStatuses, prepMinutes, bags, outcome: outcome ?? null, isUndoable, lines }
}

/** Runs one store's handling of waiting orders, and collects the answers. */
const story = async (client: Client, [one, two, three]: readonly [number, number, number]) => {
  const told: Array<unknown> = []
  const tell = async (call: Effect.Effect<unknown, unknown>) => {
    const done = await Effect.runPromise(Effect.result(call))
    told.push(said((done._tag === "Success" ? done.success : done.failure) as Told))
  }
  type Move = (typeof orders.move)["body"]["Type"]
  const move = (id: number, body: Move) => tell(client.call(orders.move, { params: { id }, body }))
  const undo = (id: number, version?: number) =>
    tell(client.call(orders.undo, { params: { id }, body: version === undefined ? {} : { version } }))
  await tell(client.call(orders.get, { params: { id: one } }))
  await move(one, { to: "FINISHED" })
  await move(one, { to: "IN_PREPARATION", version: 9 })
  await move(one, { to: "IN_PREPARATION", version: 1, prepMinutes: 30 })
  await move(one, { to: "IN_PREPARATION", version: 1 })
  await undo(one, 1)
  await undo(one, 2)
  await undo(one)
  await move(one, { to: "CANCELED", reason: "SOLD_OUT" })
  await move(one, { to: "CANCELED", payer: "STORE" })
  await move(one, { to: "CANCELED", reason: "SOLD_OUT", payer: "STORE" })
  await undo(one)
  const many = [
    { id: two, version: 1 },
    { id: three, version: 4 },
  ]
  await tell(
    Effect.map(client.call(orders.moveMany, { body: { to: "IN_PREPARATION", orders: many } }), (done) => ({
      ...done,
      refused: done.refused.map(({ code, current }) => [code, current?.status]),
    })),
  )
  for (const isReady of [true, true, false])
    await tell(client.call(orders.setReady, { params: { id: two }, body: { isReady } }))
  for (const to of ["DISPATCH", "DELIVERY_ROUTE", "DELIVERED", "FINISHED"] as const) await move(two, { to })
  const board = await Effect.runPromise(client.call(orderBoard.read, {}))
  const mine = board.orders.filter(({ _id }) => [one, two, three].some((id) => id === _id))
  return [...told, mine.map(({ status, items, version }) => ({ status, items, version }))]
}

/** Runs a shopper's reports on the items of two orders, and collects the answers. */
const pickingStory = async (client: Client, [paid, due]: readonly [number, number]) => {
  const told: Array<unknown> = []
  type Body = (typeof orders.changeItem)["body"]["Type"]
  const change = async (id: number, body: Body) => {
    const done = await Effect.runPromise(
      Effect.result(client.call(orders.changeItem, { params: { id }, body })),
    )
    const answer = (done._tag === "Success" ? done.success : done.failure) as Told & { missingCents?: number }
    const { items, payments, totals, timeline = [] } = answer
    const lines = timeline.map(({ event, item }) => [event, item])
    told.push(
      answer._tag
        ? [said(answer), answer.missingCents]
        : { items, payments, totals, lines, version: answer.version },
    )
  }
  const dear = { kind: "SUBSTITUTED", name: "Lasanha grande", quantity: 2, unitPriceCents: 5290 } as const
  for (const id of [paid, due]) {
    await change(id, { line: 4, change: { kind: "SOLD_OUT" } })
    await change(id, { line: 0, change: { kind: "FOUND", picked: 1 }, version: 9 })
    await change(id, { line: 0, change: { kind: "FOUND", picked: 1 }, version: 1 })
    await change(id, { line: 0, change: { kind: "FOUND", picked: 1 }, version: 1 })
    await change(id, { line: 0, change: dear })
    await change(id, { line: 0, change: { ...dear, isAgreed: true } })
    await change(id, { line: 0, change: { kind: "UNPICKED" } })
    await change(id, { line: 0, change: { kind: "WEIGHED", quantity: 1.505 } })
    await change(id, { line: 0, change: { kind: "FOUND", picked: 2 } })
    await Effect.runPromise(
      client.call(orders.move, { params: { id }, body: { to: "RELEASE_SHOPPER", bags: 3 } }),
    )
    await change(id, { line: 0, change: { kind: "SOLD_OUT" } })
  }
  return told
}

/** The backend in memory, which panels are tried on, answers as the server does. */
export const orderParitySuite = (api: () => Api) => {
  const { place, forget } = orderCalls(api)
  afterAll(forget)

  const clients = async (as: "restaurant" | "supermarket", user: typeof restaurantUser) => {
    const token = await api().tokenOf(as)
    const { api: real } = createClient({
      api: api().server.address,
      session: hostSession({ getToken: async () => token, permissions: [] }),
    })
    const backend = memoryBackend({ user })
    const { api: memory, session } = createClient({
      api: "http://api.test",
      session: memorySession(),
      fetch: backend.fetch,
    })
    await Effect.runPromise(session.signIn({ email: `${as}@balcao.test`, password: "demo1234" }))
    return { real, memory, backend }
  }
  const waiting = { status: "WAIT_COMPANY", timeline: [], promisedAt: null } as const
  const items = [{ name: "Lasanha", quantity: 2, unitPriceCents: 4290, totalCents: 8580 }]

  test("a store that works on the backend in memory is answered as it is by the server", async () => {
    const { real, memory, backend } = await clients("restaurant", restaurantUser)
    const made = [1, 2, 3].map(() => backend.placeOrder({ ...waiting, items, totalCents: 9270 })._id)
    const placed = [await place(), await place(), await place()]
    const told = await story(memory, made as unknown as readonly [number, number, number])
    expect(told).toEqual(await story(real, placed as unknown as readonly [number, number, number]))
  })

  test("a shopper who says what was found is answered by both alike, and the database has each centavo", async () => {
    const company = { _id: 2, name: "Mercado", type: "supermarket", shoppingFlow: "PRODUCT" } as const
    const { real, memory, backend } = await clients("supermarket", { ...restaurantUser, company })
    const due = [{ kind: "ON_DELIVERY", method: "DEBIT", amountCents: 9270, state: "PENDING" }] as const
    const asked = items.map((item) => ({ ...item, substitution: "ASK" as const }))
    const open = { ...waiting, status: "IN_PREPARATION", items: asked, totalCents: 9270 } as const
    const made = [backend.placeOrder(open)._id, backend.placeOrder({ ...open, payments: due })._id] as const
    const row = { company_id: "2", items: `'${JSON.stringify(asked)}'` }
    const placed = [
      await place("IN_PREPARATION", row),
      await place("IN_PREPARATION", { ...row, payments: `'${JSON.stringify(due)}'` }),
    ] as const
    expect(await pickingStory(memory, made)).toEqual(await pickingStory(real, placed))
  })

  test("an order that arrives where orders are accepted by themselves is accepted by both alike", async () => {
    const { real, memory, backend } = await clients("restaurant", restaurantUser)
    await api().rows("update company_deliveries set is_open = true, is_manual = true where company_id = 1")
    const [usual] = await api().rows("select prep_minutes as minutes from companies where id = 1")
    const settings = { autoAccept: true, prepMinutes: 25 }
    const told = await Promise.all(
      [memory, real].map((client) => Effect.runPromise(client.call(orderSettings.save, { body: settings }))),
    )
    expect(told[0]).toEqual(told[1])
    const made = backend.placeOrder({ ...waiting, items, totalCents: 9270 })._id
    const promised = new Date(Date.now() + 3 * 3_600_000).toISOString()
    const madeLater = backend.placeOrder({ ...waiting, promisedAt: promised })._id
    const placed = await place()
    const placedLater = await place("WAIT_COMPANY", { promised_at: `'${promised}'` })
    await acceptOrders(api().server.store!.db)
    await api().rows("delete from order_settings")
    await api().rows(`update companies set prep_minutes = ${usual!["minutes"]} where id = 1`)
    const read = (client: Client, id: number) =>
      Effect.runPromise(Effect.map(client.call(orders.get, { params: { id } }), said))
    expect(await read(memory, made)).toEqual(await read(real, placed))
    expect(await read(memory, madeLater)).toEqual(await read(real, placedLater))
  })
}
