import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

const owing = {
  number: "202611-0042",
  owner: 1,
  periodFrom: "2026-10-01",
  periodTo: "2026-10-31",
  dueOn: "2026-11-10",
  direction: "RECEIVABLE",
  charges: 20_000,
  credits: 0,
  net: 20_000,
  lines: [],
  adjustments: [{ description: "Fee", side: "CHARGE", amount: 20_000 }],
  status: "OPEN",
} as const

const opened = async () => {
  await page.viewport(1280, 900)
  const backend = memoryBackend({ resources: [listed(tickets, []), listed(invoices, [owing])] })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={invoices} open="1" />,
  })
  await page.getByRole("tab", { name: "Where the amount comes from" }).click()
  return backend
}
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")

test("an invoice that is owed shows its Pix code to scan and to copy", async () => {
  await opened()
  await expect.element(page.getByRole("img", { name: "Pix QR code" })).toBeVisible()
  await expect.element(page.getByText(/^000201.*5406200\.00/)).toBeVisible()
  await expect.element(button("Copy the Pix code")).toBeEnabled()
})

test("the filter and the form of an invoice say who pays, in the words of either side", async () => {
  const backend = await opened()
  await page.getByRole("tab", { name: "Invoice", exact: true }).click()
  await expect.element(page.getByText("The company pays").first()).toBeVisible()
  await openStory(English, { backend, children: <ResourcePanel resource={invoices} /> })
  // The filter stands before the column, once the server has said what it offers.
  await expect.poll(() => button("Direction").elements()).toHaveLength(2)
  await button("Direction").first().click()
  await expect.element(page.getByRole("checkbox", { name: "The company gets" })).toBeVisible()
})

test("whoever reminds twice within the hour is told why nobody hears of it again", async () => {
  await opened()
  await button("Send a reminder").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click()
  await expect.element(page.getByText("Reminder sent to 1 person.")).toBeVisible()
  await button("Send a reminder").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click()
  await expect.element(page.getByText(/less than an hour ago/)).toBeVisible()
})

test("a disputed invoice names its ticket and is not paid any more", async () => {
  const backend = await opened()
  await button("Dispute").click()
  await expect.element(dialog().getByRole("button", { name: "Dispute" })).toBeDisabled()
  await dialog().getByLabelText("What is wrong with it?").fill("Charged twice.")
  await dialog().getByRole("button", { name: "Dispute" }).click()
  await expect.element(page.getByText(/The answer comes in ticket BD-1/)).toBeVisible()
  await expect.element(button("Copy the Pix code")).not.toBeInTheDocument()
  expect(backend.records(tickets)).toMatchObject([{ category: "FINANCE", description: "Charged twice." }])
  expect(backend.records(invoices)).toMatchObject([{ status: "DISPUTED", ticket: "BD-1" }])
})

test("a filter by days says what is wrong with a year out of reason, and with an end before its beginning", async () => {
  await page.viewport(1280, 900)
  const backend = memoryBackend({ resources: [listed(tickets, []), listed(invoices, [owing])] })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={invoices} />,
  })
  await expect.poll(() => button("Due").elements()).toHaveLength(2)
  await button("Due").first().click()
  await page.getByLabelText("From").fill("01/01/0090")
  await expect.element(page.getByText("Check the year: 1900 to 2100")).toBeVisible()
  await page.getByLabelText("From").fill("03/01/2026")
  await page.getByLabelText("To", { exact: true }).fill("02/01/2026")
  await expect.element(page.getByText("Choose the first day or a later one.")).toBeVisible()
})
