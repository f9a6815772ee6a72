import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { limits } from "../../../src/contract/limits.ts"
import { OrderAlertPanel } from "../../../src/panels/orderAlert/index.ts"
import { makePlayer } from "../../../src/ui/sound/player.ts"
import { type MemoryBackend, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { Denied, One, Quiet } from "../../../stories/panels/OrderAlertPanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"

const { alertSoundDelay: delayMs, alertSound: lengthMs } = limits.waitMs

/** The time goes on by itself, and may be put forward. */
const clock = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] })
const started = vi.spyOn(AudioBufferSourceNode.prototype, "start")
const stopped = vi.spyOn(AudioBufferSourceNode.prototype, "stop")

/** Browsers let a page sound that somebody has pressed anything on. */
beforeAll(() => userEvent.click(document.body))
beforeEach(() => {
  started.mockClear()
  stopped.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const company = restaurantUser.company!._id

const arrived = page.getByText("A new order has arrived", { exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })

/** Each panel reads where the orders end, and once more when it has begun to listen. */
const listening = ({ requests }: MemoryBackend, panels = 1) =>
  vi.waitFor(() => expect(requests.filter((call) => call === "GET /order/new")).toHaveLength(2 * panels))

const start = async (count = 1) => {
  const backend = memoryBackend({ user: restaurantUser })
  const panel = <OrderAlertPanel database={backend.database} orderHref={({ _id }) => `#orders/${_id}`} />
  await openStory(Quiet, {
    backend,
    locale: "en",
    children: Array.from({ length: count }, (_, index) => <div key={index}>{panel}</div>),
  })
  await listening(backend, count)
  return backend
}

test("staff see an order at once and hear it after 750 ms, and 35 s after it came all is over", async () => {
  clock()
  const backend = await start()
  const { _id } = backend.placeOrder({ totalCents: 6990, placedAt: "2026-03-07T15:04:00.000Z" })
  await expect.element(arrived).toBeVisible()
  await expect
    .element(page.getByRole("link", { name: `Order ${_id}` }))
    .toHaveAttribute("href", `#orders/${_id}`)
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("A new order has arrived: Order 1, R$69.90, 12:04 PM")
  vi.advanceTimersByTime(delayMs)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(stopped).not.toHaveBeenCalled()
  vi.advanceTimersByTime(lengthMs - delayMs - 5000)
  await expect.element(arrived).toBeVisible()
  vi.advanceTimersByTime(5000)
  await expect.element(arrived).not.toBeInTheDocument()
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
})

test("one sounds for those of two tabs, and what is dismissed in one of them is over in both", async () => {
  clock()
  const backend = await start(2)
  backend.placeOrder()
  backend.placeOrder()
  await expect.element(page.getByText("2 new orders have arrived", { exact: true }).first()).toBeVisible()
  vi.advanceTimersByTime(2 * delayMs)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  await button("Dismiss").last().click()
  await vi.waitFor(() => expect(button("Dismiss").elements()).toHaveLength(0))
  vi.advanceTimersByTime(2 * delayMs)
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
  expect(started).toHaveBeenCalledOnce()
  const [elsewhere, here] = [1, 2].map(() => new BroadcastChannel(`balcao.orderAlert.${company}`))
  const heard = new Promise((resolve) => here!.addEventListener("message", resolve, { once: true }))
  elsewhere!.postMessage(["41"])
  await heard
  for (const one of [elsewhere, here]) one!.close()
  for (const _id of [41, 42]) backend.placeOrder({ _id })
  await expect.element(page.getByRole("link", { name: "Order 42" }).first()).toBeVisible()
  expect(page.getByRole("link", { name: "Order 41" }).elements()).toHaveLength(0)
})

test("an order that is opened from the alert is over, and others go on", async () => {
  const backend = await start(2)
  for (const _id of [51, 52]) backend.placeOrder({ _id })
  await page.getByRole("link", { name: "Order 51" }).first().click()
  await vi.waitFor(() => expect(page.getByRole("link", { name: "Order 51" }).elements()).toHaveLength(0))
  expect(page.getByRole("link", { name: "Order 52" }).elements()).toHaveLength(2)
})

test("who works by keyboard is asked once whether notifications may be shown", async () => {
  const requestPermission = vi.fn()
  vi.stubGlobal("Notification", { permission: "default", requestPermission })
  await start()
  await userEvent.keyboard("a{Tab}")
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.keyboard("{Enter}")
  await userEvent.click(document.body)
  expect(requestPermission).toHaveBeenCalledOnce()
})

test("who is at the banner when it goes finds the focus where it was", async () => {
  clock()
  const backend = memoryBackend({ user: restaurantUser })
  await openStory(One, {
    backend,
    locale: "en",
    children: (
      <>
        <button type="button">Before</button>
        <OrderAlertPanel database={backend.database} />
      </>
    ),
  })
  await listening(backend)
  backend.placeOrder({ _id: 7 })
  await expect.element(page.getByText("Order 7", { exact: true })).toBeVisible()
  await button("Before").click()
  await userEvent.tab()
  await expect.element(button("Dismiss")).toHaveFocus()
  vi.advanceTimersByTime(lengthMs)
  await expect.element(button("Before")).toHaveFocus()
})

test("an order that comes during a press sounds, and moves the page once the click is made", async () => {
  const backend = await start()
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
  backend.placeOrder()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(arrived.elements()).toEqual([])
  document.body.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }))
  expect(arrived.elements()).toEqual([])
  await expect.element(arrived).toBeVisible()
})

test("a browser that blocks the sound is said so, until somebody turns it on and hears it", async () => {
  let mayPlay = false
  class Blocked extends AudioContext {
    override get state() {
      return mayPlay ? super.state : ("suspended" as const)
    }
  }
  vi.stubGlobal("AudioContext", Blocked)
  await start()
  await expect.element(page.getByText("Your browser is blocking the new-order sound.")).toBeVisible()
  await button("Turn on sound").click()
  await expect.element(page.getByText(/^Your browser is still blocking the sound\./)).toBeVisible()
  expect(started).not.toHaveBeenCalled()
  mayPlay = true
  await button("Turn on sound").click()
  await expect.element(page.getByText("New orders will sound like this.")).toBeVisible()
  expect(started).toHaveBeenCalledOnce()
  await button("Test sound").click()
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
  await button("Close").click()
  await expect.element(button("Test sound")).not.toBeInTheDocument()
})

test("whoever leaves while the sound starts leaves no error behind", async () => {
  const failed = vi.fn()
  globalThis.addEventListener("unhandledrejection", failed)
  const player = makePlayer(() => {})
  player.playOnce()
  const stop = player.loop()
  stop()
  player.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  globalThis.removeEventListener("unhandledrejection", failed)
  expect(failed).not.toHaveBeenCalled()
})

test("an order placed while one begins to listen is shown once, and sounds", async () => {
  clock()
  const backend = memoryBackend({ user: restaurantUser })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const database: typeof backend.database = async (path, listener) => {
    await begun
    return backend.database(path, listener)
  }
  const children = <OrderAlertPanel database={database} orderHref={({ _id }) => `#orders/${_id}`} />
  await openStory(Quiet, { backend, locale: "en", children })
  await vi.waitFor(() => expect(backend.requests).toContain("GET /order/new"))
  const { _id } = backend.placeOrder()
  begin()
  await listening(backend)
  await expect.element(arrived).toBeVisible()
  expect(page.getByRole("link", { name: `Order ${_id}` }).elements()).toHaveLength(1)
  vi.advanceTimersByTime(2 * delayMs)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  await button("Dismiss").click()
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
})

test("who may not see orders reads which permission that takes", async () => {
  await openStory(Denied, { locale: "en", backend: Denied.composed.args.backend! })
  await expect.element(page.getByText(/“Restaurant orders”/)).toBeVisible()
})
