import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { eventReader, type StreamEvent } from "../../../src/api/events.ts"
import { followDeliveries } from "../../../src/api/followDeliveries.ts"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { memoryBackend } from "../../../src/testing/memoryBackend.ts"
import { fakeApi, refusal } from "./fakeApi.ts"

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({
    api: "http://api.test",
    session: hostSession({
      getToken: async ({ reason }) => `token ${reason}`,
      permissions: ["accessToDeliveryRecord"],
      company: { _id: 7 },
    }),
    fetch,
  })

/** Follows as a map does, and writes down what it heard. */
const watch = (fetch: typeof globalThis.fetch) => {
  const heard: Array<unknown> = []
  const followed = followDeliveries(clientOf(fetch).api, {
    onStart: (missed) => heard.push(missed ? "live, load the list" : "live"),
    onChanges: (changes) => heard.push(changes),
    onDisconnect: () => heard.push("away"),
  })
  return { heard, fiber: Effect.runFork(followed) }
}

const stop = (fiber: Fiber.Fiber<unknown, unknown>) => Effect.runPromise(Fiber.interrupt(fiber))

const moved = (_id: number, longitude: number) => ({
  changed: [{ _id, location: { coordinates: [longitude, -23.5] } }],
  removed: [],
})

const streamOf = (...events: ReadonlyArray<string>) =>
  new Response(events.map((one) => `${one}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  })

test("events are the same however the line cuts them and whichever line breaks it has", () => {
  const text =
    ': beat\n\nid: 4-1\nevent: changes\ndata: {"a":\ndata:"ção"}\n\ndata\n\nevent: start\n\ndata: x\n\n'
  const expected: ReadonlyArray<StreamEvent> = [
    { name: "changes", data: '{"a":\n"ção"}', id: "4-1" },
    { name: "message", data: "", id: undefined },
    { name: "message", data: "x", id: undefined },
  ]
  fc.assert(
    fc.property(fc.constantFrom("\n", "\r\n", "\r"), fc.array(fc.nat(text.length * 2)), (sign, cuts) => {
      const sent = `${text.replaceAll("\n", sign)}\n`
      const heard: Array<StreamEvent> = []
      const read = eventReader((event) => heard.push(event))
      const places = [0, ...cuts.toSorted((one, other) => one - other), sent.length]
      for (const [index, place] of places.entries()) read(sent.slice(places[index - 1] ?? 0, place))
      expect(heard).toEqual(expected)
    }),
  )
})

test("where the platform has no stream, or not for this user, the map is told to poll", async () => {
  const none = await Effect.runPromiseExit(Effect.flip(Fiber.join(watch(memoryBackend().fetch).fiber)))
  expect(Exit.isSuccess(none) && none.value._tag).toBe("NoStream")
  const page = fakeApi(() => new Response("<html>", { headers: { "content-type": "text/html" } }))
  expect((await Effect.runPromise(Effect.flip(Fiber.join(watch(page.fetch).fiber))))._tag).toBe("NoStream")
})

test("a map hears who moved; a stream that is cut is taken up again, and the list is loaded for what was missed", async () => {
  const backend = memoryBackend({ hasStream: true })
  const { heard, fiber } = watch(backend.fetch)
  await vi.waitFor(() => expect(heard).toEqual(["live, load the list"]))
  backend.publish(moved(1, -46.5))
  backend.publish({ changed: [], removed: [2] })
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([moved(1, -46.5), { changed: [], removed: [2] }]))
  backend.disconnect()
  await vi.waitFor(() => expect(heard.slice(3)).toEqual(["away", "live, load the list"]), 3000)
  expect([backend.deliveryPeople.has(2), backend.deliveryPeople.get(1)?.location]).toEqual([
    false,
    { coordinates: [-46.5, -23.5] },
  ])
  await stop(fiber)
  backend.refuse(deliveryPeople.changes, new NotFound())
  expect(backend.requests.filter((one) => one === "GET /delivery-man/changes")).toHaveLength(2)
})

test("a reader asks in the name of its user and company, renews a refused token, and goes on where it stood", async () => {
  const answers = [
    // The user is read first, to learn whether there are streams.
    () => ({}),
    () => refusal(401, "Unauthenticated"),
    () => streamOf('event: start\ndata: {"resumed":false}\nid: 10-1', "event: changes\nid: 12-2\ndata: ?"),
    () => new Response("", { status: 503 }),
    () =>
      streamOf(
        'event: start\ndata: {"resumed":true}',
        `event: changes\ndata: ${JSON.stringify(moved(3, -46.7))}`,
      ),
  ]
  const api = fakeApi(() => answers.shift()?.() ?? new Promise(() => {}))
  const { heard, fiber } = watch(api.fetch)
  await vi.waitFor(() => expect(heard).toContainEqual(moved(3, -46.7)), 8000)
  expect(heard.slice(0, 5)).toEqual(["live, load the list", "away", "away", "live", moved(3, -46.7)])
  const sent = api.heard
    .slice(1)
    .map(({ headers }) => [headers["authorization"], headers["company"], headers["last-event-id"]])
  expect(sent.slice(0, 4)).toEqual([
    ["Bearer token initial", "7", undefined],
    ["Bearer token rejected", "7", undefined],
    [expect.any(String), "7", "12-2"],
    [expect.any(String), "7", "12-2"],
  ])
  await stop(fiber)
})

test("a stream that falls silent is given up and begun anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const backend = memoryBackend({ hasStream: true })
  const { heard, fiber } = watch(backend.fetch)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(["live, load the list"])
  await vi.advanceTimersByTimeAsync(11_500)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(["live, load the list", "away", "live, load the list"])
  vi.useRealTimers()
  await stop(fiber)
})

test("a tab nobody looks at holds no stream, and goes on where it stood once it is seen", async () => {
  const seen = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal("document", seen)
  const look = (hidden: boolean) => {
    seen.hidden = hidden
    seen.dispatchEvent(new Event("visibilitychange"))
  }
  const backend = memoryBackend({ hasStream: true })
  const opened = () => backend.requests.filter((one) => one === "GET /delivery-man/changes").length
  const { heard, fiber } = watch(backend.fetch)
  await vi.waitFor(() => expect(heard).toEqual(["live, load the list"]))
  look(true)
  await new Promise((resolve) => setTimeout(resolve))
  backend.publish(moved(1, -46.5))
  expect(opened()).toBe(1)
  look(false)
  await vi.waitFor(() => expect(heard).toEqual(["live, load the list", "live, load the list"]))
  expect(opened()).toBe(2)
  await stop(fiber)
  vi.unstubAllGlobals()
})
