import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { English, ReadOnly } from "../../../stories/panels/DeliveryPeoplePanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const opener = row("Bruna Lacerda").getByRole("button", { name: "Update status" })
const dialog = page.getByRole("dialog", { name: "Update status - Bruna Lacerda" })
const update = dialog.getByRole("button", { name: "Update status" })

test("a dispatcher frees somebody who is stuck on route; Undo makes it what it was", async () => {
  const backend = await openStory(English)
  await opener.click()
  await expect.element(update).toBeDisabled()
  await expect.element(dialog.getByRole("radio", { name: "On route" })).not.toBeInTheDocument()
  await dialog.getByRole("radio", { name: "Available" }).click()
  await update.click()
  await expect.element(page.getByText("Bruna Lacerda: Available.")).toBeVisible()
  await expect.element(row("Bruna Lacerda").getByText("Available")).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(backend.deliveryPeople.get(2)).toMatchObject({ flag: "FREE", onRoute: false })
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.element(page.getByText("The status was changed back.")).toBeVisible()
  await expect.element(row("Bruna Lacerda").getByText("On route")).toBeVisible()
  expect(backend.deliveryPeople.get(2)).toMatchObject({ flag: "ON_ROUTE", onRoute: true })
})

test("by keyboard alone; Escape changes nothing and gives the focus back", async () => {
  const backend = await openStory(English)
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(backend.requests.some((call) => call.startsWith("PUT"))).toBe(false)
})

test("a service that does not answer is told in the dialog, and the choice stays", async () => {
  const backend = await openStory(English)
  await opener.click()
  await dialog.getByRole("radio", { name: "Unavailable" }).click()
  backend.offline(true)
  await update.click()
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("The service did not respond. Try again.")
  await expect.element(dialog.getByRole("radio", { name: "Unavailable" })).toBeChecked()
  backend.offline(false)
  await update.click()
  await expect.element(page.getByText("Bruna Lacerda: Unavailable.")).toBeVisible()
  expect(backend.deliveryPeople.get(2)).toMatchObject({ flag: "UNAVAILABLE", onRoute: false })
})

test("whoever may only look has no status to update", async () => {
  await openStory(ReadOnly)
  await expect.element(row("Bruna Lacerda")).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})

test("many get another situation at once, by the call of each; who stays as they are is named with the reason", async () => {
  const backend = await openStory(English)
  for (const name of ["Anderson Prado", "Bruna Lacerda"]) await row(name).getByRole("checkbox").click()
  await expect.element(page.getByText("2 selected")).toBeVisible()
  const change = async (choice: string) => {
    await page.getByRole("button", { name: "Update status", exact: true }).last().click()
    await page.getByRole("menuitem", { name: choice }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Update status" }).click()
  }
  await change("Unavailable")
  await expect.element(page.getByText("2 delivery people changed")).toBeVisible()
  expect([1, 2].map((id) => backend.deliveryPeople.get(id))).toMatchObject([
    { flag: "UNAVAILABLE", onRoute: false },
    { flag: "UNAVAILABLE", onRoute: false },
  ])
  backend.refuse(deliveryPeople.save, new NotFound())
  await row("Bruna Lacerda").getByRole("checkbox").click()
  await change("Available")
  await expect.element(page.getByText("1 was not changed:")).toBeVisible()
  await expect.element(page.getByRole("dialog").getByText("Bruna Lacerda")).toBeVisible()
})
