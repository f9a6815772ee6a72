import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { companyDeliveries } from "../../../src/contract/companies/companyDeliveries.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { CompanyDeliveriesPanel } from "../../../src/panels/companyDeliveries/index.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import {
  Bare,
  Creating,
  Editing,
  English,
  Failed,
  None,
  OwnCompany,
  Phone,
  ReadOnly,
  Refused,
  Some,
} from "../../../stories/panels/CompanyDeliveriesPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const dialog = page.getByRole("dialog")
const found = page.getByRole("listbox").getByRole("option")

test("a manager sees which companies are open, which by hand, since when and by whom, in both languages", async () => {
  await openStory(English)
  await expect.element(row("Cantina Bela Paulista").getByText("Open", { exact: true })).toBeVisible()
  await expect.element(row("Cantina Bela Paulista").getByText("Store hours")).toBeVisible()
  await expect.element(row("Mercado São Joaquim").getByText("Manual")).toBeVisible()
  await expect.element(row("Mercado São Joaquim").getByText("Camila Nogueira")).toBeVisible()
  await expect.element(row("Mercado São Joaquim").getByText("11/20/2026, 8:58 AM")).toBeVisible()
  await expect.element(row("Pastelaria Sol Nascente").getByText("Closed")).toBeVisible()
  await seen("3 companies with delivery")
  await openStory(Some)
  await expect.element(row("Mercado São Joaquim").getByText("Aberta")).toBeVisible()
  await expect.element(row("Mercado São Joaquim").getByText("20/11/2026, 08:58")).toBeVisible()
})

/** A server that filters by what section 7 names alone. */
const specified = () => memoryBackend({ extras: extras.filter((one) => one !== "filters") })

test("nothing is offered that the calls do not allow: no search, no order, no filter but the company's", async () => {
  await openStory(English, { backend: specified() })
  await expect.element(row("Mercado São Joaquim")).toBeVisible()
  await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument()
  await expect.element(button("Type")).not.toBeInTheDocument()
  expect(document.querySelectorAll("th[aria-sort], th button")).toHaveLength(0)
})

test("a manager finds a company by typing, sees it alone, and all again", async () => {
  await openStory(English, { backend: specified() })
  await button("Company").click()
  const search = page.getByRole("combobox", { name: "Company" })
  await expect.element(search).toHaveFocus()
  await search.fill("sol")
  await expect.element(found).toHaveTextContent("Pastelaria Sol Nascente")
  await userEvent.keyboard("{Enter}")
  await expect.element(button("Company: Pastelaria Sol Nascente")).toBeVisible()
  await seen("1 company with delivery")
  await button("Clear the filter Company").click()
  await seen("3 companies with delivery")
})

test("someone at the keyboard walks through what was found, and is told when nothing was", async () => {
  await openStory(English, { backend: specified() })
  await button("Company").click()
  const search = page.getByRole("combobox", { name: "Company" })
  await expect.element(found).toHaveLength(5)
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  const walked = () => search.element().getAttribute("aria-activedescendant") ?? ""
  await vi.waitFor(() => expect(document.getElementById(walked())?.textContent).toBe("Mercado São Joaquim"))
  await search.fill("zzz")
  await seen("No records found")
  await userEvent.keyboard("{Escape}")
  await expect.element(button("Company")).toHaveFocus()
})

test("a phone has the same filter behind its button", async () => {
  await openStory(Phone, { locale: "en", backend: specified() })
  await button("Filters and sorting").click()
  await page.getByRole("combobox", { name: "Company" }).click()
  await page.getByRole("option", { name: "Pastelaria Sol Nascente" }).click()
  await expect
    .element(page.getByRole("combobox", { name: "Company" }))
    .toHaveTextContent("Pastelaria Sol Nascente")
  await seen("1 company with delivery")
  await page.getByRole("combobox", { name: "Company" }).click()
  await page.getByRole("option", { name: "Any" }).click()
  await seen("3 companies with delivery")
})

test("a filter of an old address shows its company, and one that is unknown its number", async () => {
  const at = (company: string) => <CompanyDeliveriesPanel view={{ filters: { company } }} />
  await openStory(English, { children: at("2"), backend: specified() })
  await expect.element(button("Company: Mercado São Joaquim")).toBeVisible()
  await openStory(English, { children: at("99"), backend: specified() })
  await expect.element(button("Company: #99")).toBeVisible()
  await seen("No records found")
})

test("a manager closes a store by hand, and the list says so", async () => {
  const backend = await openStory(Editing)
  await expect
    .element(page.getByRole("heading", { name: "Delivery for Cantina Bela Paulista" }))
    .toBeVisible()
  await dialog.getByText("Closed", { exact: true }).click()
  await dialog.getByText("Manual: stays this way until someone changes it").click()
  await button("Save").click()
  await seen("Delivery record successfully has been saved.")
  expect(backend.deliveries[0]).toMatchObject({ isOpen: false, isManual: true, changedBy: "Conta Raiz" })
  await expect.element(row("Cantina Bela Paulista").getByText("Manual")).toBeVisible()
})

test("who saves after someone else sees both, and chooses what stays", async () => {
  const backend = await openStory(Editing)
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(() => expect(backend.requests.join()).toMatch(/GET \/company\/company-delivery\/\w+(,|$)/))
  backend.open({ isOpen: false, isManual: true }, "Conta da Franquia")
  await dialog.getByText("Manual: stays this way until someone changes it").click()
  await button("Save").click()
  await expect.element(page.getByRole("radio", { name: /Closed/ }).last()).toBeChecked()
  await page.getByRole("radio", { name: /Open/ }).last().click({ force: true })
  await button("Save these choices").click()
  await vi.waitFor(() => expect(backend.deliveries[0]).toMatchObject({ isOpen: true, isManual: true }))
})

test("a new record needs a company, and a company that delivers already is told so", async () => {
  const backend = await openStory(Creating)
  await dialog.getByText("Closed", { exact: true }).click()
  await dialog.getByText("Automatic: follows store hours").click()
  await button("Save").click()
  await seen("Company is required")
  const company = dialog.getByRole("combobox", { name: "Company" })
  const choose = async (name: string) => {
    await company.click()
    await page.getByRole("option", { name }).click()
  }
  await choose("Mercado São Joaquim")
  await button("Save").click()
  await seen("This company already has a delivery record. Find it in the list.")
  await choose("Empório Vila Nova")
  await button("Save").click()
  await expect.element(row("Empório Vila Nova").getByText("Closed")).toBeVisible()
  expect(backend.deliveries).toHaveLength(4)
})

test("deleting asks with the company's name, and the company no longer delivers", async () => {
  const backend = await openStory(English)
  await row("Pastelaria Sol Nascente").getByRole("button", { name: "Delete delivery record" }).click()
  await seen(/^Pastelaria Sol Nascente will no longer deliver\./)
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await seen("Delivery record has been deleted")
  await seen("2 companies with delivery")
  expect(backend.deliveries.map(({ _id }) => _id)).toEqual([1, 2])
})

test("staff of one company have its record alone; a record that names no company is known by its number", async () => {
  await openStory(OwnCompany, {
    backend: memoryBackend({ user: restaurantUser }),
  })
  await expect.element(row("Cantina do Largo")).toBeVisible()
  await expect.element(button("Company")).not.toBeInTheDocument()
  await Bare.run()
  await seen("Company 7")
})

test("nobody there, trouble, no permission and only looking are told", async () => {
  await None.run()
  await seen("No records found")
  await Failed.run()
  await seen("Could not load the company deliveries")
  await Refused.run()
  await seen(/“Entregas das empresas”|“Company deliveries”/)
  await openStory(ReadOnly)
  await row("Cantina Bela Paulista").getByRole("button", { name: "View delivery" }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(button("Save")).not.toBeInTheDocument()
  await expect.element(button("New delivery record")).not.toBeInTheDocument()
})

test("a server that filters by more finds by the name, by several kinds and by day", async () => {
  await openStory(English)
  await page.getByRole("searchbox").fill("merc")
  await seen("1 company with delivery")
  await page.getByRole("searchbox").fill("")
  await page.getByRole("button", { name: "Type", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Restaurant" }).click()
  await page.getByRole("checkbox", { name: "Supermarket" }).click()
  await userEvent.keyboard("{Escape}")
  await expect.element(button("Type: Restaurant, Supermarket")).toBeVisible()
})

test("a manager closes many stores at once, is told of one that stays, and deletes those that are left", async () => {
  const backend = await openStory(English)
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  backend.refuse(companyDeliveries.remove, new Forbidden({ needs: [] }))
  await button("Open or close").click()
  await page.getByRole("menuitem", { name: "Close, until someone changes it" }).click()
  await seen("Change 3 delivery records?")
  await page.getByRole("alertdialog").getByRole("button", { name: "Open or close" }).click()
  await seen("3 delivery records changed")
  expect(backend.deliveries.map(({ isOpen, isManual }) => [isOpen, isManual])).toEqual(
    Array.from({ length: 3 }, () => [false, true]),
  )
  backend.refuse(companyDeliveries.save, new Forbidden({ needs: [] }))
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await button("Open or close").click()
  await page.getByRole("menuitem", { name: "Follow store hours" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Open or close" }).click()
  await seen("Nothing was changed")
  await seen("3 were not changed:")
  await button("Close").last().click()
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await button("Delete").last().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await seen("3 delivery records deleted")
  expect(backend.deliveries).toEqual([])
})
