import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { DeliveryMapPanel, OrdersPanel } from "../../../src/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const button = (name: string | RegExp) => page.getByRole("button", { name })
const option = (name: RegExp) => page.getByRole("option", { name })

test("the map of orders shows the store and its couriers; one who has an order opens it", async () => {
  const children = <OrdersPanel defaultView={{ layout: "map" }} />
  await openStory(English, { backend: boardBackend(), children })
  await expect.element(page.getByTitle("Cantina Bela Paulista")).toBeVisible()
  await expect.element(page.getByTitle(/^Anderson Prado · no order$/)).toBeVisible()
  await expect.element(button("Open order #4820")).toBeVisible()
  await expect.element(page.getByTitle(/Fabíola/)).not.toBeInTheDocument()
  const courier = button(/^Edson Ribeiro · #4817$/)
  await expect.element(courier).toBeInTheDocument()
  ;(courier.element() as HTMLElement).click()
  await expect.element(page.getByRole("dialog", { name: "Order #4817" })).toBeVisible()
})

test("who chooses somebody to deliver sees the vehicle, the distance from the store, and the load of each", async () => {
  await openStory(English, { backend: boardBackend() })
  await page.getByRole("button", { name: "More actions for order #4820" }).click()
  await page.getByRole("menuitem", { name: "Assign a delivery person…" }).click()
  await expect
    .element(option(/^Anderson Prado/).first())
    .toMatchTextContent("Motorcycle · 450 m from the store · no deliveries")
  await expect.element(option(/^Edson Ribeiro.* km from the store · 1 delivery$/)).toBeVisible()
})

test("the card of a courier on the live map says what they carry, and gives them an order that waits", async () => {
  const children = <DeliveryMapPanel orderHref={({ code }) => `/orders/${code}`} />
  const backend = await openStory(English, { backend: boardBackend(), children })
  await option(/^Edson Ribeiro/).click()
  const card = page.getByRole("dialog", { name: "Edson Ribeiro" })
  await expect.element(card.getByRole("link", { name: "#4817" })).toHaveAttribute("href", "/orders/4817")
  await expect.element(card.getByText(/promised \d/)).toBeVisible()
  await expect.element(card.getByRole("link", { name: "(11) 9 8642-0173" })).toBeVisible()
  await option(/^Anderson Prado/).click()
  await button("Assign an order…").click()
  const dialog = page.getByRole("dialog", { name: "Which order does Anderson Prado take?" })
  await dialog.getByRole("option", { name: /^#4820/ }).click()
  await dialog.getByRole("button", { name: "Assign", exact: true }).click()
  await expect.element(page.getByText("Order #4820 assigned to Anderson Prado.")).toBeVisible()
  await vi.waitFor(() => expect(backend.requests).toContain("PUT /order/4820/delivery-person"))
  await expect
    .element(page.getByRole("dialog", { name: "Anderson Prado" }).getByRole("link", { name: "#4820" }))
    .toBeVisible()
})

test("on a phone orders begin below one line of tools, whose filters open by a press, and no card cuts money", async () => {
  await page.viewport(390, 844)
  await openStory(English, { backend: boardBackend() })
  await expect.element(page.getByRole("article").first()).toBeVisible()
  const panel = page.getByRole("region", { name: "Orders", exact: true }).element()
  const top = page.getByRole("article").first().element().getBoundingClientRect().top
  expect(top - panel.getBoundingClientRect().top).toBeLessThan(150)
  await expect.element(button("Channel")).not.toBeInTheDocument()
  await button("Filters").click()
  await button("Channel").click()
  await page.getByRole("menuitemradio", { name: "WhatsApp" }).click()
  await expect.element(button("Filters, 1 set")).toHaveAttribute("aria-expanded", "true")
  await button("Show as: Board").click()
  await page.getByRole("menuitemradio", { name: "List" }).click()
  await expect.element(button("Show as: List")).toBeVisible()
})

test("cards cut neither money nor channel, however narrow their column", async () => {
  await page.viewport(1100, 900)
  const backend = boardBackend()
  backend.placeOrder({
    _id: 7001,
    code: "1207001",
    channel: "WHATSAPP",
    status: "WAIT_COMPANY",
    placedAt: new Date(Date.now() - 4_000_000).toISOString(),
    payments: [
      {
        kind: "ON_DELIVERY",
        method: "CASH",
        amountCents: 156_760,
        changeForCents: 160_000,
        state: "PENDING",
      },
    ],
  })
  await openStory(English, { backend })
  await expect.element(page.getByRole("article", { name: "Order #1207001" })).toBeVisible()
  const cut = [...document.querySelectorAll<HTMLElement>("article *")].filter(
    (one) =>
      one.childElementCount === 0 &&
      /R\$|WhatsApp|Phone/.test(one.textContent) &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflow === "hidden",
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})
