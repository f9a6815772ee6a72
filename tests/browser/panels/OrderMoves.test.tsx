import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const card = (code: number) => page.getByRole("article", { name: `Order #${code}`, exact: true })
const accept = (code: number) => card(code).getByRole("button", { name: /^Accept/ })

test("what is done while a host is asked does not stop what it is asked of, and its refusal does", async () => {
  const answers: Array<(goOn: boolean) => void> = []
  const ask = () => new Promise<boolean>((resolve) => void answers.push(resolve))
  const children = <OrdersPanel onBeforeAction={ask} />
  const backend = await openStory(English, { backend: boardBackend(), children })
  await accept(4826).click()
  await accept(4825).click()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.(true)
  await vi.waitFor(() => expect(backend.requests).toContain("POST /order/4826/move"))
  answers[1]?.(false)
  await expect.element(page.getByText("Order #4826: Being prepared.")).toBeVisible()
  expect(backend.requests).not.toContain("POST /order/4825/move")
})

test("a kitchen cooks every order, whatever the board was looked through for", async () => {
  const children = <OrdersPanel defaultView={{ layout: "kitchen", search: "nobody of that name" }} />
  await openStory(English, { backend: boardBackend(), children })
  await expect.element(page.getByRole("region", { name: /^To do, 2 orders/ })).toBeVisible()
})

test("a long column draws what one sees of it, says how many orders follow, and draws them as somebody comes near", async () => {
  const backend = boardBackend()
  for (let code = 6001; code <= 6060; code += 1)
    backend.placeOrder({ _id: code, code: String(code), status: "WAIT_COMPANY" })
  await openStory(English, { backend })
  const column = page.getByRole("region", { name: "New, 63 orders" })
  await expect.element(column.getByText("39 more orders")).toBeInTheDocument()
  await expect.element(column.getByRole("article")).toHaveLength(24)
  column.getByRole("article").nth(23).getByRole("button").first().element().focus()
  await expect.element(column.getByRole("article")).toHaveLength(48)
})

test("a dispatcher promises a late order anew from its card, and the card is late no more", async () => {
  const backend = boardBackend()
  backend.placeOrder({
    _id: 7001,
    code: "7001",
    status: "DISPATCH",
    fulfillment: "DELIVERY",
    promisedAt: new Date(Date.now() - 600_000).toISOString(),
  })
  await openStory(English, { backend })
  await expect.element(card(7001)).toMatchTextContent("Late by")
  await card(7001).getByRole("button", { name: "More actions for order #7001" }).click()
  await page.getByRole("menuitem", { name: "Promise a new time…" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Promise", exact: true }).click()
  await expect.element(page.getByText("Order #7001 has a new promised time.")).toBeVisible()
  await expect.element(card(7001)).not.toMatchTextContent("Late by")
  expect(backend.requests).toContain("PUT /order/7001/promise")
})

test("a late order that somebody else has to move is promised anew from the inbox, in two presses", async () => {
  const backend = boardBackend()
  backend.placeOrder({
    _id: 7002,
    code: "7002",
    status: "AWAIT_DELIVERYMAN",
    fulfillment: "DELIVERY",
    promisedAt: new Date(Date.now() - 600_000).toISOString(),
  })
  await openStory(English, { backend, children: <OrdersPanel defaultView={{ layout: "inbox" }} /> })
  await page.getByRole("button", { name: "Promise a new time…, order #7002" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Promise", exact: true }).click()
  await expect.element(page.getByText("Order #7002 has a new promised time.")).toBeVisible()
})
