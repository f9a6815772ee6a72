import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { OrdersPanel, type OrdersPanelProps } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import {
  English,
  Failed,
  None,
  Phone,
  ReadOnly,
  Refused,
  Some,
  WithoutBoard,
  WithoutOrders,
} from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const lane = (name: RegExp) => page.getByRole("region", { name })
const card = (code: number) => page.getByRole("article", { name: `Order #${code}`, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const open = (change: Parameters<typeof openStory>[1] = {}) =>
  openStory(English, { backend: boardBackend(), ...change })
const item = (name: string) => page.getByRole("menuitem", { name, exact: true })

test("a store sees its open orders by where they stand, what is late in words, and how many are over, in both languages", async () => {
  await open()
  await expect.element(lane(/^New, 3 orders/)).toBeVisible()
  await expect.element(lane(/^Delivery person, 3 orders/).getByRole("article")).toHaveLength(3)
  await expect.element(card(4821).getByText("Late by 4 min")).toBeVisible()
  await expect.element(card(4823).getByText("New customer")).toBeVisible()
  await expect.element(card(4823).getByText("Collect · change for R$100.00")).toBeVisible()
  await expect.element(button("Completed 1")).toBeVisible()
  await openStory(Some, { backend: boardBackend() })
  await expect.element(page.getByRole("region", { name: "Novos, 3 pedidos" })).toBeVisible()
  await expect
    .element(page.getByRole("article", { name: "Pedido #4817" }).getByText("Entregador na loja"))
    .toBeVisible()
})

test("an order that is placed or moved elsewhere shows up in its column at once", async () => {
  const backend = await open()
  await expect.element(card(4826)).toBeVisible()
  await vi.waitFor(() => expect(backend.requests).toContain("GET /order/changes"))
  backend.placeOrder({ _id: 4900, code: "4900", status: "WAIT_COMPANY" })
  await expect.element(lane(/^New, 4 orders/).getByRole("article", { name: "Order #4900" })).toBeVisible()
  backend.changeOrder(4826, { status: "IN_PREPARATION" })
  await expect.element(lane(/^Preparing/).getByRole("article", { name: "Order #4826" })).toBeVisible()
  // Placed today, whatever the hour is: what is over counts by day.
  backend.changeOrder(4821, { status: "CANCELED", placedAt: new Date().toISOString() })
  await expect.element(card(4821)).not.toBeInTheDocument()
  await expect.element(button("Canceled 2")).toBeVisible()
})

test("somebody works by exception, and finds by code, customer and channel", async () => {
  await open()
  await button("Late 1").click()
  await expect.element(page.getByRole("article")).toHaveLength(1)
  await expect.element(card(4821)).toBeVisible()
  await button("Late 1").click()
  await page.getByRole("searchbox", { name: "Code, customer, or phone" }).fill("ana livia")
  await expect.element(page.getByRole("article")).toHaveLength(1)
  await button("Clear search").click()
  await button("Channel").click()
  await page.getByRole("menuitemradio", { name: "Phone" }).click()
  await expect.element(card(4790)).toBeVisible()
  await expect.element(page.getByRole("article")).toHaveLength(1)
  await button("Clear the filter Channel").click()
  await expect.element(card(4826)).toBeVisible()
})

test("a store accepts an order in another time, and takes that back", async () => {
  const backend = await open()
  await button("Another preparation time for order #4826").click()
  await item("Accept · 45 min").click()
  await expect.element(lane(/^Preparing, 4/).getByRole("article", { name: "Order #4826" })).toBeVisible()
  await seen("Order #4826: Being prepared.")
  expect(backend.requests).toContain("POST /order/4826/move")
  await button("Undo").click()
  await seen("Order #4826 is back where it was.")
  await expect.element(lane(/^New, 3/).getByRole("article", { name: "Order #4826" })).toBeVisible()
  await expect.element(card(4825).getByRole("button", { name: "Accept · 45 min" })).toBeVisible()
})

test("a cancellation needs a reason, and says who pays", async () => {
  await open()
  await button("More actions for order #4821").click()
  await item("Cancel order…").click()
  const dialog = page.getByRole("dialog", { name: "Cancel order #4821?" })
  await expect.element(dialog.getByRole("button", { name: "Cancel order" })).toBeDisabled()
  await dialog.getByText("The customer asked").click()
  await expect.element(dialog.getByRole("combobox", { name: "Who pays for it" })).toHaveValue("CUSTOMER")
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await seen("Order #4821: Canceled.")
  await expect.element(card(4821)).not.toBeInTheDocument()
})

test("who is slower than a colleague is told who was faster, and sees the order as it is", async () => {
  const backend = boardBackend({ hasStream: false })
  await open({ backend })
  await expect.element(card(4826)).toBeVisible()
  backend.changeOrder(4826, {
    status: "CANCELED",
    timeline: [
      { status: "CANCELED", at: new Date().toISOString(), by: { kind: "STAFF", name: "Camila Nogueira" } },
    ],
  })
  await card(4826).getByRole("button", { name: "Accept · 35 min" }).click()
  await seen(/Camila Nogueira changed it first. Status now: Canceled./)
  await expect.element(card(4826)).not.toBeInTheDocument()
})

test("without a connection moves wait in their order, are seen waiting, and are sent once when it is back", async () => {
  const backend = await open()
  await expect.element(card(4826)).toBeVisible()
  backend.offline(true)
  await card(4826).getByRole("button", { name: "Accept · 35 min" }).click()
  await expect.element(card(4826).getByText("Being prepared: waiting for the connection")).toBeVisible()
  await button("More actions for order #4826").click()
  await item("Ready").click()
  await expect.element(card(4826).getByText("Ready: waiting for the connection")).toBeVisible()
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await seen("Order #4826 is ready.")
  await expect.element(card(4826).getByText(/waiting for the connection/)).not.toBeInTheDocument()
  const sent = backend.requests.filter((one) => one.endsWith("/move") || one.endsWith("/ready"))
  expect(sent.slice(-2)).toEqual(["POST /order/4826/move", "PUT /order/4826/ready"])
  await expect.element(lane(/^Preparing/).getByRole("article", { name: "Order #4826" })).toBeVisible()
})

test("by keyboard alone somebody walks the board, accepts, opens the menu, and moves many at once", async () => {
  await open()
  const first = button("Open order #4825")
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard("{ArrowDown}")
  await expect.element(button("Open order #4826")).toHaveFocus()
  await userEvent.keyboard("a")
  await expect.element(lane(/^Preparing, 4/).getByRole("article", { name: "Order #4826" })).toBeVisible()
  button("Open order #4821").element().focus()
  await userEvent.keyboard("x")
  await userEvent.keyboard("{ArrowDown}x")
  await seen("2 orders selected")
  await page
    .getByRole("group", { name: "2 orders selected" })
    .getByRole("button", { name: "Call a delivery person" })
    .click()
  await expect.element(lane(/^Delivery person, 5/)).toBeVisible()
})

test("an order is dragged to where it may go, and nowhere else", async () => {
  const backend = await open()
  await card(4817).dropTo(lane(/^Scheduled/))
  expect(backend.requests.some((one) => one.endsWith("/move"))).toBe(false)
  await card(4817).dropTo(lane(/^On the way/))
  await expect.element(lane(/^On the way, 4/).getByRole("article", { name: "Order #4817" })).toBeVisible()
})

test("a platform without a board is asked for its open orders, and one without orders shows none", async () => {
  const backend = boardBackend(WithoutBoard.composed.args.backend ? { hasStream: false } : {})
  await openStory(WithoutBoard, { backend: WithoutBoard.composed.args.backend ?? backend })
  await expect.element(lane(/^New, 3 orders/)).toBeVisible()
  await openStory(WithoutOrders, { backend: WithoutOrders.composed.args.backend ?? backend })
  await seen("This platform does not show orders here")
})

test("who may not move orders sees them, and who may not see them is told why", async () => {
  await openStory(ReadOnly, { backend: boardBackend() })
  await expect.element(card(4826)).toBeVisible()
  await expect.element(card(4826).getByRole("button", { name: /Accept/ })).not.toBeInTheDocument()
  await openStory(Refused, { backend: Refused.composed.args.backend ?? boardBackend() })
  await seen("You do not have access to this")
  await openStory(None, { backend: None.composed.args.backend ?? boardBackend() })
  await expect.element(lane(/^New, 0 orders/)).toBeVisible()
  await openStory(Failed, { backend: Failed.composed.args.backend ?? boardBackend() })
  await seen("Could not load the orders")
})

test("a phone shows one column beside the next, and the host keeps what is open", async () => {
  const changes: Array<string | undefined> = []
  await openStory(Phone, {
    locale: "en",
    backend: boardBackend(),
    children: <OrdersPanel onViewChange={({ order }) => changes.push(order)} />,
  })
  await card(4825).getByText("Larissa Mota").click()
  expect(changes).toEqual(["4825"])
})

const at = (view: OrdersPanelProps["defaultView"], change: Parameters<typeof openStory>[1] = {}) =>
  open({ children: <OrdersPanel defaultView={view} />, ...change })

test("an order's sheet says every cent, what happened and how it was, and moves it on", async () => {
  await at({ order: "4817" })
  const sheet = page.getByRole("dialog", { name: "Order #4817" })
  for (const amount of ["R$85.40", "R$6.90", "R$92.30"])
    await expect
      .element(sheet.getByRole("region", { name: "What the customer pays" }).getByText(amount))
      .toBeVisible()
  await expect.element(sheet.getByText("Edson Ribeiro")).toBeVisible()
  const slider = sheet.getByRole("slider", { name: "See the order as it was" })
  slider.element().focus()
  await userEvent.keyboard("{ArrowLeft}")
  await seen(/This is how the order was at/)
  await expect.element(sheet.getByRole("button", { name: "Dispatch" })).not.toBeInTheDocument()
  await sheet.getByRole("button", { name: "Back to now" }).click()
  await sheet.getByRole("button", { name: "Dispatch" }).click()
  await expect.element(sheet.getByRole("region", { name: "Timeline" }).getByText(/^Dispatched/)).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(lane(/^On the way, 4/).getByRole("article", { name: "Order #4817" })).toBeVisible()
})

test("somebody is chosen who delivers an order", async () => {
  const backend = await open()
  await button("More actions for order #4820").click()
  await item("Assign a delivery person…").click()
  const dialog = page.getByRole("dialog", { name: "Who delivers order #4820?" })
  await dialog.getByRole("option").first().click()
  await dialog.getByRole("button", { name: "Assign" }).click()
  await vi.waitFor(() => expect(backend.requests).toContain("PUT /order/4820/delivery-person"))
  await expect.element(card(4820).getByText("Delivery person accepted")).toBeVisible()
})

test("the list and the map have the same orders and filters as the board", async () => {
  await at({ layout: "list", channel: "WHATSAPP" })
  await expect.element(page.getByRole("table", { name: "Orders" }).getByRole("row")).toHaveLength(5)
  await page.getByRole("radio", { name: "Map" }).click({ force: true })
  await expect.element(button("Open order #4818")).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Open order/ })).toHaveLength(4)
})

test("a kitchen sees what is to do in large letters, and says what is ready, also without a connection", async () => {
  const backend = await at({ layout: "kitchen" })
  const todo = lane(/^To do, 2 orders/)
  await expect
    .element(todo.getByRole("article", { name: "Order #4825" }).getByText("Sem castanha"))
    .toBeVisible()
  backend.offline(true)
  await todo.getByRole("article", { name: "Order #4825" }).getByRole("button", { name: "Start" }).click()
  await seen(/1 move is waiting: #4825 Being prepared\. Carry on, nothing is lost\./)
  await lane(/^In progress, 3/)
    .getByRole("article", { name: "Order #4821" })
    .getByRole("button", { name: "Ready" })
    .click()
  await expect.element(lane(/^Ready, /).getByRole("article", { name: "Order #4821" })).toBeVisible()
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await expect.element(page.getByText(/Carry on, nothing is lost/)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(backend.requests.join()).toMatch(/4825\/move.*4825\/move.*4821\/ready/))
  await button("Back to the board").click()
  await expect.element(lane(/^New, 2/)).toBeVisible()
})

test("a kitchen takes back what is not ready after all, is told to stop what was canceled, and recalls what it handed over", async () => {
  const backend = await at({ layout: "kitchen" })
  await vi.waitFor(() => expect(backend.requests).toContain("GET /order/changes"))
  const line = { name: "Suco de uva", quantity: 2, unitPriceCents: 900, totalCents: 1800, short: 1 }
  backend.placeOrder({ _id: 4999, code: "4999", status: "WAIT_COMPANY", totalCents: 2490, items: [line] })
  await expect.element(page.getByText("1 short: another order took the last one")).toBeVisible()
  const doing = lane(/^In progress/).getByRole("article", { name: "Order #4821" })
  await doing.getByRole("button", { name: "Ready" }).click()
  const ready = lane(/^Ready/).getByRole("article", { name: "Order #4821" })
  await ready.getByRole("button", { name: "Not ready yet" }).click()
  await expect.element(doing).toBeVisible()
  backend.changeOrder(4821, { status: "CANCELED" })
  const canceled = lane(/^To review, 1 order/).getByRole("article", { name: "Order #4821" })
  await expect.element(canceled.getByText("Canceled: do not prepare it.")).toBeVisible()
  await canceled.getByRole("button", { name: "Got it" }).click()
  await expect.element(lane(/^To review/)).not.toBeInTheDocument()
  await button("Recent orders").click()
  await button("Review order #4821").click()
  await expect.element(canceled.getByText(/ravióli/i)).toBeVisible()
})

test("an order that is delivered is completed in its sheet, though the board no longer has it", async () => {
  const backend = boardBackend()
  backend.placeOrder({ _id: 4700, code: "4700", status: "DELIVERED", fulfillment: "TAKEOUT" })
  await at({ order: "4700" }, { backend })
  const sheet = page.getByRole("dialog", { name: "Order #4700" })
  await sheet.getByRole("button", { name: "Complete" }).click()
  await expect.element(sheet.getByRole("region", { name: "Timeline" }).getByText(/^Completed/)).toBeVisible()
})
