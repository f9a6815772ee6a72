import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { printing } from "../../../src/contract/orders/printing.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English, WithoutBoard } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

const opened: Array<Window> = []
const openReally = window.open.bind(window)

beforeEach(() => page.viewport(1440, 900))
afterEach(() => opened.splice(0).forEach((one) => one.close()))

/** The windows are real, and closed after each test. */
const watchWindows = () => {
  return vi.spyOn(window, "open").mockImplementation((...given) => {
    const one = openReally(...given)
    if (one) opened.push(one)
    return one
  })
}
const places = () => opened.map(({ location }) => `${location.pathname}${location.hash}`)
const button = (name: string) => page.getByRole("button", { name, exact: true })
const item = (name: string) => page.getByRole("menuitem", { name })
const printable = <OrdersPanel printHref="/paper/{page}#{token}" />
const open = (backend = boardBackend()) => openStory(English, { backend, children: printable })

test("an order is printed from its card, by its key and from its sheet, and its timeline says so", async () => {
  watchWindows()
  const backend = await open()
  await button("More actions for order #4821").click()
  await expect.element(item("Print fiscal receipt")).not.toBeInTheDocument()
  await item("Print delivery ticket").click()
  await vi.waitFor(() => expect(places()).toEqual(["/paper/restaurant/print#print-1"]))
  button("Open order #4821").element().focus()
  await userEvent.keyboard("p")
  await vi.waitFor(() => expect(places()[1]).toBe("/paper/restaurant/print#print-2"))
  await button("Open order #4821").click()
  const sheet = page.getByRole("dialog", { name: "Order #4821" })
  await sheet.getByRole("button", { name: "Print" }).click()
  await item("Print kitchen ticket").click()
  await vi.waitFor(() => expect(places()[2]).toBe("/paper/restaurant/print#print-3"))
  // A tab that is hidden hears nothing.
  for (const one of opened) one.close()
  const read = await backend.fetch("http://memory.test/order/print/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: "print-3", device: "a printer of the tests" }),
  })
  expect(await read.json()).toMatchObject({ template: "KITCHEN", orders: [{ code: "4821", copy: 1 }] })
  await expect.element(sheet.getByText(/^Kitchen ticket printed/)).toBeVisible()
})

test("several orders are printed by one link", async () => {
  watchWindows()
  const backend = await open()
  await button("Options of the column On the way").click()
  await item("Select all").click()
  await page
    .getByRole("group", { name: /selected$/ })
    .getByRole("button", { name: "Print" })
    .click()
  await item("Print kitchen ticket").click()
  await vi.waitFor(() => expect(places()).toEqual(["/paper/restaurant/print#print-1"]))
  expect(backend.requests.filter((one) => one === "POST /order/print")).toHaveLength(1)
})

test("a blocked window and a refused call are said, and print again is offered", async () => {
  const windows = watchWindows().mockReturnValueOnce(null)
  const backend = await open()
  await button("More actions for order #4821").click()
  await item("Print kitchen ticket").click()
  await expect.element(page.getByText(/Allow pop-ups for this page/)).toBeVisible()
  backend.refuse(printing.create, new TooManyRequests({ retryAfter: 30 }))
  await button("Print again").click()
  await expect.element(page.getByText(/^Nothing was printed\./)).toBeVisible()
  expect(opened.map(({ closed }) => closed)).toEqual([true])
  expect(windows).toHaveBeenCalledTimes(2)
})

test("nothing is printed where the host has no pages for it, or the platform no links to them", async () => {
  await openStory(English, { backend: boardBackend() })
  await button("More actions for order #4821").click()
  await expect.element(item("Select")).toBeVisible()
  await expect.element(item("Print kitchen ticket")).not.toBeInTheDocument()
  const without = WithoutBoard.composed.args.backend
  await openStory(WithoutBoard, { ...(without && { backend: without }), children: printable })
  await button("More actions for order #4821").click()
  await expect.element(item("Select")).toBeVisible()
  await expect.element(item("Print kitchen ticket")).not.toBeInTheDocument()
})
