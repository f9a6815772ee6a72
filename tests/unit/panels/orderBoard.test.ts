import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, test } from "vitest"
import { Unreachable } from "../../../src/api/errors.ts"
import type { BoardOrder } from "../../../src/contract/orders/board.ts"
import type { Order } from "../../../src/contract/orders/order.ts"
import { StaleOrder } from "../../../src/contract/orders/orderRefusals.ts"
import { BoardModel } from "../../../src/panels/orders/boardModel.ts"
import { MoveQueueModel, type MoveQueueOptions } from "../../../src/panels/orders/moveQueueModel.ts"
import { makeOrderStore } from "../../../src/panels/orders/orderStore.ts"
import type { QueuedMove } from "../../../src/panels/orders/queuedMove.ts"
import { dueAtOf, urgencyOf } from "../../../src/panels/orders/urgency.ts"
import { type Call, apiOf } from "./apiOf.ts"

const order = (_id: number, more: Partial<BoardOrder> = {}): BoardOrder => ({
  _id,
  code: String(_id),
  status: "WAIT_COMPANY",
  version: 1,
  fulfillment: "DELIVERY",
  company: { _id: 1, name: "Cantina", type: "restaurant" },
  ...more,
})

const move = (key: string, id: number, more: Partial<QueuedMove> = {}): QueuedMove => ({
  key,
  order: id,
  code: String(id),
  change: { kind: "move", to: "IN_PREPARATION" },
  version: 1,
  at: 1000,
  state: "queued",
  ...more,
})

const queueOf = (
  answer: (call: Call) => Effect.Effect<unknown, unknown>,
  more: Partial<MoveQueueOptions> = {},
) => {
  const { api, heard } = apiOf(answer)
  const told: Array<string> = []
  const queue = new MoveQueueModel(api, {
    savedMoves: [],
    onSent: ({ key }) => told.push(`sent ${key}`),
    onRefused: ({ key }) => told.push(`refused ${key}`),
    isPresent: () => true,
    ...more,
  })
  return { queue, heard, told }
}

test("what was done is sent in its order, and what follows carries the version of the answer", async () => {
  const { queue, heard, told } = queueOf(() => Effect.succeed({ _id: 1, version: 7 }))
  queue.add([move("a", 1), move("b", 1, { version: undefined }), move("c", 2, { version: 3 })])
  await Effect.runPromise(queue.send())
  expect(told).toEqual(["sent a", "sent b", "sent c"])
  expect(heard.map(({ input }) => (input.body as { version?: number }).version)).toEqual([1, 7, 3])
  expect(heard.map(({ options }) => options?.idempotencyKey)).toEqual(["a", "b", "c"])
  expect(queue.moves.peek()).toEqual([])
})

test("without an answer everything waits, and a reload begins where it was", async () => {
  let isAway = true
  const answer = () =>
    isAway ? Effect.fail(new Unreachable({ cause: "away" })) : Effect.succeed({ _id: 1, version: 2 })
  const first = queueOf(answer)
  first.queue.add([move("a", 1), move("b", 2)])
  await Effect.runPromise(first.queue.send())
  const kept = first.queue.moves.peek()
  expect(kept.map(({ state }) => state)).toEqual(["waiting", "waiting"])
  isAway = false
  const { queue, told, heard } = queueOf(answer, { savedMoves: kept })
  await Effect.runPromise(queue.send())
  expect(told).toEqual(["sent a", "sent b"])
  expect(heard.map(({ options }) => options?.idempotencyKey)).toEqual(["a", "b"])
})

test("where somebody was faster, what was done to that order afterwards is given up, and nothing else is", async () => {
  const current: Order = { _id: 1, status: "CANCELED", version: 2 }
  const { queue, told } = queueOf(({ input }) =>
    (input["params"] as { id: number }).id === 1
      ? Effect.fail(new StaleOrder({ current }))
      : Effect.succeed({ _id: 2, version: 2 }),
  )
  queue.add([move("a", 1), move("b", 1, { version: undefined }), move("c", 2)])
  await Effect.runPromise(queue.send())
  expect(told).toEqual(["refused a", "sent c"])
})

test("what is told late does not take the place of what is known already", () => {
  const store = makeOrderStore("restaurant")
  store.replace([order(1, { version: 5, status: "IN_PREPARATION" }), order(2)])
  store.apply([order(1, { version: 4 })])
  expect(store.card("1").peek()?.order.status).toBe("IN_PREPARATION")
  store.beginRead()
  store.apply([order(3, { version: 1 }), order(2, { version: 2, status: "CANCELED" })])
  store.replace([order(1, { version: 5, status: "IN_PREPARATION" }), order(2)])
  expect(store.all.peek().map(({ key }) => key)).toEqual(["1", "3"])
})

test("what was done and not confirmed is drawn at once, with where the order may go from there", () => {
  const store = makeOrderStore("restaurant")
  store.replace([order(1)])
  store.setMoves([
    move("a", 1, { change: { kind: "move", to: "IN_PREPARATION", prepMinutes: 30 }, state: "waiting" }),
  ])
  const card = store.card("1").peek()
  expect(card?.order).toMatchObject({ status: "IN_PREPARATION", prepMinutes: 30 })
  expect(card?.order.nextStatuses).toContain("AWAIT_DELIVERYMAN")
  store.setMoves([])
  expect(store.card("1").peek()?.order.status).toBe("WAIT_COMPANY")
})

test("a board of restaurants takes no order of a supermarket", () => {
  const store = makeOrderStore("restaurant")
  store.apply([order(9, { company: { _id: 2, name: "Mercado", type: "supermarket" } })])
  expect(store.all.peek()).toEqual([])
})

/** A board whose platform has taken up its question and does not answer. */
const boardOf = () => {
  const { api } = apiOf(() => Effect.never)
  return new BoardModel({ ...api, now: () => 0, offers: () => Effect.succeed(true) }, "restaurant")
}

test("a read that is given up half-way leaves the board to be read again", async () => {
  const model = boardOf()
  const read = Effect.runFork(model.load())
  expect(model.isStale()).toBe(false)
  await Effect.runPromise(Fiber.interrupt(read))
  expect(model.isStale()).toBe(true)
})

test("a column stays the same list until its own orders change", () => {
  const model = boardOf()
  model.apply([order(1), order(2, { status: "IN_PREPARATION" })])
  const before = model.lanes.value
  model.apply([order(3)])
  expect(model.lanes.value.new).toEqual(["1", "3"])
  expect(model.lanes.value.preparing).toBe(before.preparing)
})

test("no clock runs on an order that is over, and it is never urgent", () => {
  const promisedAt = new Date(1_000_000).toISOString()
  expect(dueAtOf(order(1, { promisedAt }))).toBe(1_000_000)
  for (const status of [
    "DELIVERED",
    "RELEASE_DRIVER",
    "RELEASE_DRIVER_COD",
    "FINISHED",
    "CANCELED",
  ] as const) {
    const closed = order(1, { status, promisedAt, prepareBy: promisedAt })
    expect([dueAtOf(closed), urgencyOf(closed, 900_000), urgencyOf(closed, 2_000_000)]).toEqual([
      undefined,
      "calm",
      "calm",
    ])
  }
})
