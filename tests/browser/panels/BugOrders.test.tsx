import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { bugOrders } from "../../../src/contract/resources/bugOrders.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

const opened = async () => {
  await page.viewport(1280, 900)
  const backend = memoryBackend({
    user: restaurantUser,
    resources: [listed(bugOrders, [{ orderCode: "1", kind: "NO_COURIER", severity: "HIGH" }])],
  })
  backend.placeOrder({
    code: "1",
    status: "NEW",
    customer: { name: "Ana Lima", phone: "11987654321" },
  })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={bugOrders} open="1" />,
  })
  return backend
}
const button = (name: string) => page.getByRole("button", { name, exact: true })

test("whoever looks at an order with problems calls its customer, promises anew and cancels it", async () => {
  const backend = await opened()
  const card = page.getByRole("region", { name: "Order 1" })
  await expect
    .element(card.getByRole("link", { name: "Call Ana Lima (customer)" }))
    .toHaveAttribute("href", "tel:11987654321")

  await button("Promise a new time…").click()
  await page.getByRole("textbox", { name: "Minutes from now" }).fill("45")
  await page.getByRole("dialog").getByRole("button", { name: "Promise", exact: true }).click()
  await expect.element(card).toMatchTextContent("Promised for")

  await button("Decline…").click()
  await page.getByRole("radio", { name: "Duplicate order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
  await expect.element(card).toMatchTextContent("Canceled")
  expect(backend.requests.some((call) => call.endsWith("/promise"))).toBe(true)
})

test("an order with problems offers what its card on the board does, accepted in the usual time", async () => {
  const backend = await opened()
  await button("Accept").click()
  await expect.element(page.getByRole("region", { name: "Order 1" })).toMatchTextContent("Being prepared")
  await button("Other moves").click()
  await expect.element(page.getByRole("menuitem", { name: "Ready", exact: true })).toBeVisible()
  expect(backend.requests.some((call) => call.endsWith("/move"))).toBe(true)
})
