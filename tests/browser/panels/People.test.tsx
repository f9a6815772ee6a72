import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { GivenOrder } from "../../../src/testing/orderMemory.ts"
import { renewedEnd } from "../../../src/contract/licenses/renewedEnd.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { writtenDay } from "../../../src/frame/written.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../stories/panels/describedSamples.ts"
import { rootUser } from "../../../src/testing/people.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()

const openPeople = (props: Partial<ResourcePanelProps> = {}, backend = describedBackend()) =>
  openStory(English, { backend, children: <ResourcePanel resource={people} {...props} /> })

test("somebody who needs a whole CPF asks for it, goes on typing in it, and the history names them", async () => {
  const backend = describedBackend()
  await openPeople({ open: "1" }, backend)
  const cpf = page.getByRole("textbox", { name: "CPF", exact: false })
  await expect.element(cpf).toHaveValue("***.533.447-**")
  await expect.element(cpf).toHaveAttribute("readonly")
  backend.offline(true)
  await button("Show CPF").click()
  await seen(/did not respond/)
  backend.offline(false)
  await button("Show CPF").click()
  await expect.element(cpf).toHaveFocus()
  await cpf.fill("111.444.777-35")
  await button("Save").click()
  await expect.element(cpf).toHaveValue("***.444.777-**")
  expect(backend.records(people)[0]).toMatchObject({ cpf: "***.444.777-**" })
  await page.getByRole("tab", { name: "History" }).click()
  await seen(/looked at a hidden value/)
})

test("somebody who writes a known phone hears whose it is, merges the records field by field, and the other is gone", async () => {
  const backend = await openPeople({ open: "1" })
  await seen(/This may be Aline Abreu de Souza \(#2\)/)
  await page.getByRole("tab", { name: "Duplicates" }).click()
  await seen("Same phone")
  await button("Merge…").click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("radio", { name: "The other one: Aline Abreu de Souza" }).click()
  await dialog.getByRole("button", { name: "Merge", exact: true }).click()
  await seen("No possible duplicates")
  expect(backend.records(people)).toMatchObject([
    { _id: 1, name: "Aline Abreu de Souza", roles: ["CUSTOMER", "STAFF"], cpf: "***.533.447-**" },
    { _id: 3 },
  ])
  await page.getByRole("tab", { name: "Details" }).click()
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Aline Abreu de Souza")
})

test("nobody is anonymized before their name is typed, and what is left is a number", async () => {
  const backend = await openPeople()
  await page.getByRole("row", { name: "Breno Brandão" }).getByRole("button", { name: "Anonymize" }).click()
  const dialog = page.getByRole("alertdialog")
  await expect.element(dialog.getByRole("button", { name: "Anonymize for good" })).toBeDisabled()
  await dialog.getByRole("textbox").fill("Breno Brandão")
  await dialog.getByRole("button", { name: "Anonymize for good" }).click()
  await expect.element(page.getByRole("row", { name: "#3" })).toBeVisible()
  expect(backend.records(people)[2]).toMatchObject({ name: "#3", status: "ANONYMIZED", cpf: null })
})

test("nobody is offered to anonymize who may not, nor where the server cannot", async () => {
  const keeper = { ...rootUser, permissions: [{ name: "accessToPersonPerson" }] }
  for (const more of [{ user: keeper }, { extras: ["versions", "resources"] as const }]) {
    await openPeople({}, describedBackend(more))
    await expect.element(page.getByRole("row", { name: "Breno Brandão" })).toBeVisible()
    expect(button("Anonymize").elements()).toEqual([])
  }
})

test("whoever revealed a CPF is asked of a conflict only about what somebody else changed, and the CPF stays", async () => {
  const backend = describedBackend()
  await openPeople({ open: "1" }, backend)
  await button("Show CPF").click()
  await expect.element(page.getByRole("textbox", { name: "CPF", exact: false })).toHaveValue("390.533.447-05")
  await page.getByRole("textbox", { name: /^RG/ }).fill("123")
  const write = (path: string, method: string, body: object) =>
    backend.fetch(`http://api.test${path}`, { method, body: JSON.stringify(body) })
  await write("/person/1", "PUT", { gender: "FEMALE", version: 1 })
  await button("Save").click()
  const dialog = page.getByRole("alertdialog")
  await expect.element(dialog.getByRole("radiogroup", { name: "Gender" })).toBeVisible()
  expect(dialog.getByRole("radiogroup", { name: "CPF" }).elements()).toEqual([])
  await dialog.getByRole("button", { name: "Save these choices" }).click()
  await vi.waitFor(() => expect(backend.records(people)[0]).toMatchObject({ rg: "123", gender: "FEMALE" }))
  const whole = await write("/person/1/reveal", "POST", { field: "cpf" })
  expect(await whole.json()).toEqual({ value: "39053344705" })
})

test("a merge of records that somebody just changed is told, and shows what they say now", async () => {
  const backend = describedBackend()
  await openPeople({ open: "1", tab: "duplicates" }, backend)
  await button("Merge…").click()
  const dialog = page.getByRole("alertdialog")
  await expect.element(dialog.getByRole("button", { name: "Merge", exact: true })).toBeEnabled()
  for (const id of [1, 2]) {
    const body = JSON.stringify({ rg: `RG ${id}`, version: 1 })
    await backend.fetch(`http://api.test/person/${id}`, { method: "PUT", body })
    await dialog.getByRole("button", { name: "Merge", exact: true }).click()
    await expect.element(dialog.getByText(/Someone else has just changed/)).toBeVisible()
    await expect.element(dialog.getByText(new RegExp(`: RG ${id}$`))).toBeVisible()
  }
  await dialog.getByRole("button", { name: "Merge", exact: true }).click()
  await seen("No possible duplicates")
})

test("a license is given to a customer and renewed by a month from its row, which shows the end of its key", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={licenses} />,
  })
  await seen("****77QZ")
  await expect.element(button("Copy ****77QZ")).toBeVisible()
  await button("Assign to a customer").click()
  await page.getByRole("dialog").getByLabelText("Customer").fill("Padaria Trigo")
  await page.getByRole("dialog").getByRole("button", { name: "Assign", exact: true }).click()
  await seen("Padaria Trigo")
  await button("Renew").click()
  const end = String(renewedEnd({ ...backend.records(licenses)[0] }, platformDay()))
  await seen(`It will expire on ${writtenDay("en", end)}.`)
  await expect
    .element(page.getByRole("alertdialog").getByText(/It costs R\$.* a month|no price/))
    .toBeVisible()
  await page.getByRole("alertdialog").getByRole("button", { name: "Renew", exact: true }).click()
  await seen("The license has been renewed")
  expect(backend.records(licenses)[0]).toMatchObject({ status: "ASSIGNED", expiresAt: end })
  await button("Renew").click()
  await seen(/more than a billing period from now/)
  await userEvent.keyboard("{Escape}")
  await button("Change status").click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("radio", { name: "Available" }).click()
  await seen("This change clears: Customer.")
  await dialog.getByRole("button", { name: "Change status" }).click()
  await seen(/changed to Available/)
  expect(button("Undo").elements()).toEqual([])
  expect(backend.records(licenses)[0]).toMatchObject({ status: "AVAILABLE", customer: null })
})

test("a read-only list of licenses offers neither to assign nor to renew; its keys are copied also where the clipboard takes no promise", async () => {
  const copied: Array<string> = []
  vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("no promises"))
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text))
  await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={licenses} readOnly />,
  })
  await button("Copy ****77QZ").click()
  await seen("The key has been copied")
  expect(copied).toEqual(["APP-9F3K-77QZ"])
  expect(button("Assign to a customer").elements()).toEqual([])
  expect(button("Renew").elements()).toEqual([])
})

test("whoever keeps topics hears how many a filter reaches, subscribes them, and can take them off again", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={notificationTopics} />,
  })
  const dialog = page.getByRole("dialog")
  const act = (name: string) => dialog.getByRole("button", { name, exact: true })
  await button("Subscribe by filter").click()
  await seen("3 people will be subscribed.")
  await dialog.getByRole("checkbox", { name: "Customer" }).click()
  await seen("2 people will be subscribed.")
  await dialog.getByRole("textbox", { name: "City" }).fill("Nowhere")
  await seen("This filter finds no one.")
  await expect.element(act("Subscribe")).toBeDisabled()
  await dialog.getByRole("textbox", { name: "City" }).fill("")
  await seen("2 people will be subscribed.")
  await act("Subscribe").click()
  await seen("2 people subscribed. Subscribers now: 2.")
  expect(backend.records(notificationTopics)).toMatchObject([{ subscribers: 2 }])
  await button("Subscribe by filter").click()
  await seen("One person will be subscribed.")
  await dialog.getByRole("radio", { name: "Unsubscribe people" }).click()
  await seen("2 people will be unsubscribed.")
  backend.offline(true)
  await act("Unsubscribe").click()
  await expect.element(dialog.getByRole("alert")).toBeVisible()
  backend.offline(false)
  await act("Unsubscribe").click()
  await seen("2 people unsubscribed. Subscribers now: 0.")
})

const market = { _id: 2, name: "Mercado do Bairro", type: "supermarket" } as const
const item = (quantity: number, picked: number) => ({
  name: "Tomate",
  quantity,
  picked,
  unitPriceCents: 100,
  totalCents: quantity * 100,
})

/** An order that was picked within half an hour. */
const pickedOrder = (): GivenOrder => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  return {
    company: market,
    status: "RELEASE_SHOPPER",
    shopper: { _id: 1, name: "Adriana Moura" },
    items: [item(8, 8), item(4, 1)],
    timeline: [
      { status: "ACCEPT_SHOPPER", at: at(31), by: { kind: "SHOPPER" } },
      { status: "RELEASE_SHOPPER", at: at(1), by: { kind: "SHOPPER" } },
    ],
  }
}

test("what a shopper picked is drawn by day, and read out as a table; where nothing was picked, that is said", async () => {
  const backend = describedBackend()
  backend.placeOrder(pickedOrder())
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={shoppers} open="1" tab="productivity" />,
  })
  const table = page.getByRole("table", { name: "Last 14 days" })
  for (const name of ["1", "18", "75%"])
    await expect.element(table.getByRole("cell", { name, exact: true })).toBeInTheDocument()
  expect(table.getByRole("row").elements()).toHaveLength(15)
  await expect.element(page.getByRole("radio", { name: "Orders" })).toBeChecked()
  await page.getByText("Table", { exact: true }).click()
  await expect.element(page.getByRole("region", { name: "Last 14 days" })).toBeVisible()
  await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={shoppers} open="1" tab="productivity" />,
  })
  await seen("No orders picked in the last 14 days")
})
