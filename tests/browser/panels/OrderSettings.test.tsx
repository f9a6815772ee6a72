import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { browserSession } from "../../../src/index.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { orderSettings } from "../../../src/contract/orders/orderSettings.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { listed } from "../../../src/testing/index.ts"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

const opened: Array<Window> = []
const openReally = window.open.bind(window)

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const toggle = (name: string) => page.getByRole("switch", { name })
const card = (code: number) => page.getByRole("article", { name: `Order #${code}`, exact: true })
const printable = <OrdersPanel printHref="/paper/{page}?close={close}#{token}" />
const open = (backend = boardBackend()) => openStory(English, { backend, children: printable })
const notPrinted = page.getByText(/^1 accepted order was not printed/)

const accept = (code: number) =>
  card(code)
    .getByRole("button", { name: /^Accept/ })
    .click()

const hide = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

test("a store has its orders accepted as they arrive, and the order says that nobody did it", async () => {
  const backend = await open()
  await toggle("Auto-accept").click({ force: true })
  await expect.element(toggle("Auto-accept · 35 min")).toBeChecked()
  await vi.waitFor(() => expect(backend.requests).toContain("PUT /order/settings"))
  await vi.waitFor(() => expect(backend.requests).toContain("GET /order/changes"))
  await expectAccessible()
  backend.placeOrder({ _id: 4900, code: "4900" })
  await expect
    .element(
      page.getByRole("region", { name: /^Preparing, 4/ }).getByRole("article", { name: "Order #4900" }),
    )
    .toBeVisible()
  await page.getByRole("button", { name: "Open order #4900" }).click()
  const timeline = page.getByRole("dialog", { name: "Order #4900" }).getByRole("region", { name: "Timeline" })
  await expect.element(timeline.getByText(/accepted automatically/)).toBeVisible()
})

test("a board offers the preparation time of these hours, and never makes it the usual one", async () => {
  const allDay = { weekdays: [], from: "00:00", until: "00:00", minutes: 55 }
  const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
  const backend = boardBackend({
    resources: [listed(openingHours, [{ service: "ALL", week, owner: 1, prepTimes: [allDay] }])],
  })
  const saved: Array<unknown> = []
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await backend.fetch(request.clone())
    if (request.method === "PUT") saved.push(await request.json())
    return answer
  }
  await open({ ...backend, fetch: recording })
  await expect.element(card(4826).getByRole("button", { name: "Accept · 55 min" })).toBeVisible()
  await toggle("Auto-accept").click({ force: true })
  await expect.element(toggle("Auto-accept · 55 min")).toBeChecked()
  await vi.waitFor(() => expect(saved).toEqual([{ autoAccept: true }]))
  expect(backend.placeOrder({ _id: 4900, code: "4900" }).prepMinutes).toBe(55)
})

test("a browser prints what is accepted, once, and says what was blocked until somebody prints it", async () => {
  const windows = vi.spyOn(window, "open").mockReturnValueOnce(null).mockReturnValueOnce(null)
  windows.mockImplementation((...given) => {
    const one = openReally(...given)
    if (one) opened.push(one)
    return one
  })
  const backend = await open()
  await toggle("Print on acceptance").click({ force: true })
  await expect.element(toggle("In this browser")).toBeChecked()
  await accept(4826)
  await expect.element(notPrinted).toBeVisible()
  await expectAccessible()
  await page.getByRole("button", { name: "Print now" }).click()
  await expect.element(page.getByText(/^The browser blocked/)).toBeVisible()
  await expect.element(notPrinted).toBeVisible()
  await page.getByRole("button", { name: "Print now" }).click()
  await vi.waitFor(() =>
    expect(opened.map(({ location }) => location.pathname + location.search)).toEqual([
      "/paper/restaurant/print?close=no",
    ]),
  )
  expect(backend.requests.filter((one) => one === "POST /order/print")).toHaveLength(1)
  opened[0]?.close()
  await accept(4825)
  await vi.waitFor(() => expect(opened[1]?.location.search).toBe("?close=yes"))
  backend.changeOrder(4825, { readyAt: new Date().toISOString() })
  expect(windows).toHaveBeenCalledTimes(4)
})

test("what was accepted while nobody saw the page, and is too old to print by itself, is told", async () => {
  const windows = vi.spyOn(window, "open")
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.now() })
  await open()
  await toggle("Print on acceptance").click({ force: true })
  await expect.element(toggle("In this browser")).toBeChecked()
  hide(true)
  await accept(4826)
  await expect
    .element(page.getByRole("region", { name: /^Preparing/ }).getByRole("article", { name: "Order #4826" }))
    .toBeVisible()
  // Taken, and not only drawn: what the platform takes after the clock is set is new, and prints by itself.
  await expect.element(page.getByText(/^Order #4826: /)).toBeVisible()
  vi.setSystemTime(Date.now() + 660_000)
  await vi.advanceTimersByTimeAsync(1100)
  hide(false)
  await expect.element(notPrinted).toBeVisible()
  expect(windows).not.toHaveBeenCalled()
})

test("after a reload a browser still prints, and no longer once it is told so", async () => {
  const backend = boardBackend()
  const visit = () => openStory(English, { backend, session: browserSession, children: printable })
  await visit()
  await toggle("Print on acceptance").click({ force: true })
  await expect.element(toggle("In this browser")).toBeChecked()
  await visit()
  await expect.element(toggle("In this browser")).toBeChecked()
  await toggle("In this browser").click({ force: true })
  await expect.element(toggle("In this browser")).not.toBeChecked()
})

test("what a colleague sets is seen on coming back, and settings that cannot be read are said to be", async () => {
  let isOn = false
  const backend = boardBackend()
  const answer: typeof fetch = async (input, init) =>
    isOn && new Request(input, init).url.endsWith("/order/settings")
      ? Response.json({ autoAccept: true, autoPrint: false, prepMinutes: 40 })
      : backend.fetch(input, init)
  await open({ ...backend, fetch: answer })
  await expect.element(toggle("Auto-accept")).not.toBeChecked()
  isOn = true
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event("focus"))
      expect(toggle("Auto-accept · 40 min").query()).not.toBeNull()
    },
    { timeout: 3000, interval: 200 },
  )
  const failing = boardBackend()
  failing.refuse(orderSettings.read, new TooManyRequests({ retryAfter: 30 }))
  await open(failing)
  const strip = page.getByRole("group", { name: "Could not load the store's settings" })
  await expect.element(strip.getByRole("button", { name: "Try again" })).toBeVisible()
})

test("a setting that is refused goes back, and there are none without a store, its rights or the extra", async () => {
  const backend = await open()
  await expect.element(toggle("Auto-accept")).toBeVisible()
  backend.refuse(orderSettings.save, new TooManyRequests({ retryAfter: 30 }))
  await toggle("Auto-accept").click({ force: true })
  await expect.element(page.getByText(/^The setting stayed as it was\./)).toBeVisible()
  await expect.element(toggle("Auto-accept")).not.toBeChecked()
  const without = boardBackend({ extras: extras.filter((one) => one !== "order-settings") })
  await openStory(English, { backend: without, children: printable })
  await expect.element(card(4826)).toBeVisible()
  await expect.element(toggle("Auto-accept")).not.toBeInTheDocument()
  await openStory(English, { backend: boardBackend(), children: <OrdersPanel readOnly /> })
  await expect.element(card(4826)).toBeVisible()
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
})
