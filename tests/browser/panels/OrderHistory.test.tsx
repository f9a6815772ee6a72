import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { OrdersPanel, type OrdersPanelProps } from "../../../src/panels/orders/index.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const open = (defaultView: OrdersPanelProps["defaultView"]) => {
  const backend = boardBackend()
  const payments = [
    { kind: "ON_DELIVERY", method: "CASH", amountCents: 3990, changeForCents: 5000, state: "PENDING" },
  ] as const
  backend.changeOrder(4802, { payments })
  return openStory(English, { backend, children: <OrdersPanel defaultView={defaultView} /> })
}
const button = (name: string) => page.getByRole("button", { name, exact: true })
const row = (text: string) => page.getByRole("row").filter({ hasText: text })
const totals = page.getByLabelText("Totals of the period")

test("somebody who looks for a customer finds the order that was canceled, with no clock and nothing to collect", async () => {
  await open({ search: "hugo" })
  await expect.element(page.getByText(/^1 closed order matches too/)).toBeVisible()
  await button("Show").click()
  await expect.element(row("Hugo Lima").getByText("Canceled")).toBeVisible()
  await expect.element(row("Hugo Lima").getByText("Not charged · cash")).toBeVisible()
  await expect.element(page.getByText(/Due in|Late by|Collect/)).not.toBeInTheDocument()
  await expect.element(totals.getByText(/0\.00/).first()).toBeVisible()
  // Also with a finger, which cannot press twice.
  await row("Hugo Lima")
    .getByRole("button", { name: /^Open order #/ })
    .click()
  await expect.element(page.getByRole("dialog", { name: /^Order #/ }).getByText("Hugo Lima")).toBeVisible()
})

test("a figure of completed orders opens them, and the day, another status and the open ones are a press away", async () => {
  await open({ statuses: "DELIVERED,RELEASE_DRIVER,RELEASE_DRIVER_COD,FINISHED" })
  await expect.element(row("Paula Sá")).toBeVisible()
  await expect.element(totals.getByText(/61\.20/).first()).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Period: Today/ })).toBeVisible()
  await page.getByRole("button", { name: /^Period: Today/ }).click()
  await page.getByRole("radio", { name: "Last 7 days" }).click()
  await userEvent.keyboard("{Escape}")
  await expect.element(page.getByRole("button", { name: /^Period: Last 7 days/ })).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Days/ })).not.toBeInTheDocument()
  await page.getByRole("button", { name: /^Status: Delivered/ }).click()
  await page.getByRole("menuitemcheckbox", { name: "Canceled" }).click()
  await expect.element(row("Hugo Lima")).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await page.getByText("Board", { exact: true }).click()
  await expect.element(page.getByRole("article", { name: "Order #4821", exact: true })).toBeVisible()
})
