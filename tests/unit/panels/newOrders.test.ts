import * as Effect from "effect/Effect"
import { expect, test, vi } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { followNewOrders } from "../../../src/panels/orderAlert/followNewOrders.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"

test("a scheduled order is told of when it is placed, and again when its time has come, though no other came between", async () => {
  const backend = memoryBackend({ user: restaurantUser })
  let status = "SCHEDULED"
  let ring = () => {}
  const session = hostSession({ getToken: async () => "token" })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname !== "/order/new") return backend.fetch(input, init)
    return Response.json({ items: searchParams.has("after") ? [{ _id: 7, status }] : [], cursor: "1" })
  }
  const { api } = createClient({ api: "http://memory.test", session, fetch })
  const told: Array<unknown> = []
  const stop = Effect.runCallback(
    followNewOrders(api, {
      company: restaurantUser.company!._id,
      database: async (_, { onValue }) => {
        ring = () => onValue(undefined)
        return { stop: () => {}, reconnect: () => {}, probe: async () => {} }
      },
      onOrders: (orders) => told.push(...orders.map((order) => order.status)),
      onError: () => {},
    }),
  )
  await vi.waitFor(() => {
    ring()
    expect(told).toEqual(["SCHEDULED"])
  })
  ring()
  status = "WAIT_COMPANY"
  await vi.waitFor(() => {
    ring()
    expect(told).toEqual(["SCHEDULED", "WAIT_COMPANY"])
  })
  stop()
})

test("an order that cannot be read when it rings is read once that is possible, without another ring", async () => {
  const backend = memoryBackend({ user: restaurantUser })
  let isAway = false
  const fetch: typeof globalThis.fetch = async (input, init) =>
    isAway ? new Response(null, { status: 500 }) : backend.fetch(input, init)
  const session = hostSession({ getToken: async () => "token" })
  const { api } = createClient({ api: "http://memory.test", session, fetch })
  const told: Array<unknown> = []
  const onError = vi.fn()
  const stop = Effect.runCallback(
    followNewOrders(api, {
      company: restaurantUser.company!._id,
      database: backend.database,
      onOrders: (orders) => told.push(...orders.map(({ _id }) => _id)),
      onError,
      pace: { probeMs: 20, answerMs: 1000 },
    }),
  )
  await vi.waitFor(() => expect(backend.requests.filter((call) => call === "GET /order/new")).toHaveLength(2))
  isAway = true
  const { _id } = backend.placeOrder()
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  expect(told).toEqual([])
  isAway = false
  await vi.waitFor(() => expect(told).toEqual([_id]))
  stop()
})

test("an order that waits at the place is told of once when one begins to listen, one that is attended to is not", async () => {
  const backend = memoryBackend({ user: restaurantUser, extras: [] })
  const session = hostSession({ getToken: () => "token" })
  const { api } = createClient({ api: "http://memory.test", session, fetch: backend.fetch })
  const hear = async (values: ReadonlyArray<unknown>) => {
    const told: Array<unknown> = []
    let say: (value: unknown) => void = () => {}
    const stop = Effect.runCallback(
      followNewOrders(api, {
        company: restaurantUser.company!._id,
        database: async (_, { onValue }) => {
          say = onValue
          for (const value of values) onValue(value)
          return { stop: () => {}, reconnect: () => {}, probe: async () => {} }
        },
        onOrders: (orders) => told.push(...orders.map(({ _id }) => ["new", _id])),
        onWaiting: ({ _id }) => told.push(["waiting", _id]),
        onError: () => {},
      }),
    )
    say({ _id: 9 })
    await vi.waitFor(() => {
      say({ _id: 9 })
      expect(told).toContainEqual(["new", 9])
    })
    stop()
    return told
  }
  const fresh = ["new", 9]
  expect(
    await hear([
      { _id: 7, status: "NEW" },
      { _id: 7, status: "NEW" },
    ]),
  ).toEqual([["waiting", 7], fresh])
  expect(await hear([{ _id: "65f0" }])).toEqual([["waiting", "65f0"], fresh])
  expect(await hear([{ _id: 7, status: "FINISHED" }])).toEqual([fresh])
  expect(await hear([null])).toEqual([fresh])
})
