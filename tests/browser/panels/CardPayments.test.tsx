import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

const captured = {
  paymentId: "PAY-1",
  owner: 1,
  method: "CREDIT",
  amount: 10_000,
  captured: 10_000,
  refunded: 2500,
  splits: [],
  events: [],
  status: "CAPTURED",
} as const

const opened = async (offered = extras as ReadonlyArray<(typeof extras)[number]>) => {
  await page.viewport(1280, 900)
  const backend = memoryBackend({ resources: [listed(braspagTransactions, [captured])], extras: offered })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={braspagTransactions} open="1" />,
  })
  return backend
}
const dialog = () => page.getByRole("dialog")

test("somebody refunds part of what is left of a payment, and says why", async () => {
  const backend = await opened()
  await page.getByRole("button", { name: "Refund", exact: true }).click()
  const amount = dialog().getByLabelText("Amount")
  await expect.element(amount).toHaveValue("75.00")
  await amount.fill("80")
  await expect.element(dialog().getByText("Enter an amount from R$0.01 to R$75.00.")).toBeVisible()
  await amount.fill("30")
  await dialog().getByLabelText("Reason").fill("Two bottles were broken.")
  await dialog().getByRole("button", { name: "Refund R$30.00" }).click()
  await expect.element(page.getByText("R$30.00 refunded.")).toBeVisible()
  expect(backend.records(braspagTransactions)).toMatchObject([{ status: "CAPTURED", refunded: 5500 }])
  await expect.element(page.getByText("Two bottles were broken.")).toBeVisible()
})

test("where no acquirer is connected nothing is offered, and a sentence says why", async () => {
  await opened(extras.filter((extra) => extra !== "acquiring"))
  await expect.element(page.getByText(/this server is not connected to Braspag/)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Refund", exact: true })).not.toBeInTheDocument()
})
