import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { orderSettings } from "../../../src/contract/orders/orderSettings.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

const opened: Array<Window> = []
const openReally = window.open.bind(window)

beforeEach(() => page.viewport(1440, 900))
afterEach(() => opened.splice(0).forEach((one) => one.close()))

const toggle = (name: string) => page.getByRole("switch", { name })
const card = (code: number) => page.getByRole("article", { name: `Order #${code}`, exact: true })
const printable = <OrdersPanel printHref="/paper/{page}?close={close}#{token}" />
const open = (backend = boardBackend()) => openStory(English, { backend, children: printable })

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

test("a browser prints what is accepted, once, and says what was blocked until somebody prints it", async () => {
  const windows = vi.spyOn(window, "open").mockReturnValueOnce(null)
  windows.mockImplementation((...given) => {
    const one = openReally(...given)
    if (one) opened.push(one)
    return one
  })
  const backend = await open()
  await toggle("Print on acceptance").click({ force: true })
  await expect.element(toggle("In this browser")).toBeChecked()
  await card(4826)
    .getByRole("button", { name: /^Accept/ })
    .click()
  await expect.element(page.getByText(/^1 accepted order was not printed/)).toBeVisible()
  await expectAccessible()
  await page.getByRole("button", { name: "Print now" }).click()
  await vi.waitFor(() =>
    expect(opened.map(({ location }) => location.pathname + location.search)).toEqual([
      "/paper/restaurant/print?close=no",
    ]),
  )
  expect(backend.requests.filter((one) => one === "POST /order/print")).toHaveLength(1)
  opened[0]?.close()
  await card(4825)
    .getByRole("button", { name: /^Accept/ })
    .click()
  await vi.waitFor(() => expect(opened[1]?.location.search).toBe("?close=yes"))
  backend.changeOrder(4825, { readyAt: new Date().toISOString() })
  expect(windows).toHaveBeenCalledTimes(3)
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
