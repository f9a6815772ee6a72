import axe from "axe-core"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { sampleLooseDeliveries } from "../../../src/samples/looseDeliveries.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { Board, English, Progress } from "../../../stories/panels/LooseDeliveriesPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const backend = () =>
  memoryBackend({
    user: restaurantUser,
    resources: [listed(looseDeliveries, sampleLooseDeliveries(Date.now()))],
    hasStream: true,
  })
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")

const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([])
}

test("a store says how each door of a delivery ended, the second with a reason, and is told that the courier returns", async () => {
  const memory = backend()
  await openStory(Progress, { backend: memory })
  await button("End drop-off 1").click()
  await expect.element(dialog().getByRole("button", { name: "End drop-off" })).toBeDisabled()
  await dialog().getByRole("radio", { name: "Left at the gate" }).click({ force: true })
  await expectAccessible()
  await dialog().getByRole("button", { name: "End drop-off" }).click()
  await expect.element(page.getByText("Left at the gate")).toBeVisible()
  await expect.element(button("End drop-off 1")).not.toBeInTheDocument()
  await button("End drop-off 2").click()
  await dialog().getByRole("radio", { name: "Not delivered" }).click({ force: true })
  await expect.element(dialog().getByText(/the courier then returns to the store/)).toBeVisible()
  await expect.element(dialog().getByRole("button", { name: "End drop-off" })).toBeDisabled()
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Reason" }), "Customer not found")
  await dialog().getByRole("button", { name: "End drop-off" }).click()
  await expect.element(page.getByText("Not delivered · Customer not found")).toBeVisible()
  await expect.element(page.getByText("Returning to store").first()).toBeVisible()
  expect(memory.records(looseDeliveries)[1]).toMatchObject({ status: "DELIVERY_GOBACK", version: 3 })
})

test("who cancels is told before what it costs and what goes back", async () => {
  await openStory(English, { backend: backend() })
  await button("Change status").first().click()
  await dialog().getByRole("radio", { name: "Canceled" }).click({ force: true })
  await expect
    .element(dialog().getByText(/Canceling now costs nothing: .* goes back to the credits/))
    .toBeVisible()
  await expectAccessible()
})

test("a board moves deliveries by keyboard to what is offered, keeps the focus on the card, and follows what others do", async () => {
  const memory = backend()
  await openStory(Board, { backend: memory })
  const lane = (name: string) => page.getByRole("region", { name })
  await expect.element(lane("Looking for courier: 1")).toBeVisible()
  await expect.element(lane("On the way: 1")).toBeVisible()
  await expectAccessible()
  button("Open E1").element().focus()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(button("Open E2")).toHaveFocus()
  await userEvent.keyboard("{ArrowLeft}{Tab}{Tab}{Enter}")
  await page.getByRole("menuitem", { name: "No courier found" }).click()
  await expect.element(page.getByText("No courier available")).toBeVisible()
  await expect
    .poll(() => document.activeElement?.closest("[data-delivery]")?.getAttribute("data-delivery"))
    .toBe("1")
  await memory.fetch("http://api.test/loose-deliveries/1/courier", {
    method: "POST",
    body: JSON.stringify({ deliveryPerson: 1 }),
  })
  await expect.element(lane("Courier: 1")).toBeVisible()
  await button("Open E2").click()
  await dialog().getByRole("button", { name: "End drop-off 1" }).click()
  await expect.element(page.getByRole("heading", { name: "How did drop-off 1 end?" })).toBeVisible()
})

test("the list is told of what others do", async () => {
  const memory = backend()
  await openStory(English, { backend: memory })
  await expect.element(page.getByText("Looking for courier")).toBeVisible()
  await memory.fetch("http://api.test/loose-deliveries/1/move", {
    method: "POST",
    body: JSON.stringify({ to: "NO_DELIVERYMAN_AVAILABLE" }),
  })
  await expect.element(page.getByText("No courier available")).toBeVisible()
})
