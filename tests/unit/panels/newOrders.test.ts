import * as Effect from "effect/Effect"
import { expect, test, vi } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { followNewOrders } from "../../../src/panels/orderAlert/followNewOrders.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"

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
