import type { ReactNode } from "react"
import { beforeEach, describe, expect, test } from "vitest"
import { type Locator, page } from "vitest/browser"
import {
  AccessPanel,
  ApplicationsPanel,
  CompanyDeliveriesPanel,
  ContactCentrePanel,
  DashboardPanel,
  DeliveryMapPanel,
  DeliveryPeoplePanel,
  RolesPanel,
  StoreTogglePanel,
  UserEditorPanel,
  UsersPanel,
} from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/UsersPanel.stories.tsx"
import { platformInPage, type Spelling } from "../../platform/inPage.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const hexadecimal: Spelling = (kind, index) =>
  `65f1a0b2${kind}`.padEnd(22, "0") + String(index).padStart(2, "0")
const uuid: Spelling = (kind, index) => `0b7e3f0c-9f3c-4a53-8f5${kind}-${String(index).padStart(12, "0")}`

const spellings: Readonly<Record<string, Spelling>> = {
  "24 hexadecimal digits for some records and UUIDs for others": (kind, index) =>
    (kind % 2 === 1 ? hexadecimal : uuid)(kind, index),
  digits: (kind, index) => `${kind}0${index}`,
  "digits after a zero": (kind, index) => `0${kind}${index}`,
}

const button = (name: string) => page.getByRole("button", { name, exact: true })
const inRow = (row: string | RegExp, name: string) =>
  page.getByRole("row", { name: row }).getByRole("button", { name, exact: true }).click()
const confirm = () => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()

describe.each(Object.entries(spellings))("on a platform whose ids are %s", (_, spell) => {
  const open = async (children: ReactNode, who = "root") => {
    const platform = platformInPage(who, spell)
    await openStory(English, { backend: { ...memoryBackend(), fetch: platform.fetch }, children })
    return platform
  }
  const [cantina, market] = [spell(1, 1), spell(1, 2)]

  test("a manager filters delivery people by company, moves one to another and deletes one", async () => {
    const { records, made, unknown } = await open(<DeliveryPeoplePanel />)
    await expect.element(page.getByRole("row", { name: "Diego Barbosa" })).toBeVisible()
    await button("Company").click()
    await page.getByRole("option", { name: `#${cantina}` }).click()
    await expect.element(page.getByRole("row", { name: "Elisa Duarte" })).not.toBeInTheDocument()
    await inRow("Diego Barbosa", "Edit delivery person")
    await page.getByRole("combobox", { name: "Company" }).click()
    await page.getByRole("option", { name: `#${market}` }).click()
    await button("Save").click()
    await expect.poll(() => records.deliveryPeople[0]?.["company"]).toBe(market)
    await button("Back").click()
    await page
      .getByRole("button", { name: /^Clear filter/ })
      .first()
      .click()
    await inRow("Elisa Duarte", "Delete delivery person")
    await confirm()
    await expect.poll(() => made).toContain(`DELETE /delivery-man/delete/${spell(2, 2)}`)
    expect(unknown).toEqual([])
  })

  test("a manager closes, deletes and creates a company's delivery record", async () => {
    const { records, made, unknown } = await open(<CompanyDeliveriesPanel />)
    const dialog = page.getByRole("dialog")
    await inRow(`#${cantina}`, "Edit delivery")
    await dialog.getByText("Closed", { exact: true }).click()
    await button("Save").click()
    await expect.poll(() => records.deliveries[0]?.["isOpen"]).toBe(false)
    await inRow(`#${cantina}`, "Delete delivery record")
    await confirm()
    await expect.poll(() => made).toContain(`DELETE /company/company-delivery/${spell(5, 1)}`)
    await button("New delivery record").click()
    await dialog.getByRole("combobox", { name: "Company" }).click()
    await page.getByRole("option", { name: `#${market}` }).click()
    await dialog.getByText("Closed", { exact: true }).click()
    await dialog.getByText("Automatic: follows store hours").click()
    await button("Save").click()
    await expect.poll(() => records.deliveries.at(-1)).toMatchObject({ company: market, isManual: false })
    expect(unknown).toEqual([])
  })

  test("root renames an application and deletes it once its name is typed", async () => {
    const { records, made, unknown } = await open(<ApplicationsPanel />)
    const _id = spell(4, 1)
    await inRow("Balcão Delivery", "Edit application")
    // Fields the specification does not name have neither tabs nor a preview.
    await expect.element(page.getByRole("tab", { name: "General" })).toBeVisible()
    expect(page.getByRole("tab").elements()).toHaveLength(1)
    await expect.element(page.getByRole("region", { name: "Preview" })).not.toBeInTheDocument()
    await page.getByRole("textbox", { name: "Name" }).fill("Balcão Um")
    await button("Save").click()
    await expect.poll(() => records.applications[0]?.["name"]).toBe("Balcão Um")
    await button("Back").click()
    await inRow("Balcão Um", "Delete application")
    const dialog = page.getByRole("alertdialog")
    await expect.element(dialog.getByRole("button", { name: "Delete" })).toBeDisabled()
    await dialog.getByRole("textbox").fill("Balcão Um")
    await confirm()
    await expect.poll(() => made).toContain(`DELETE /v2/admin/applications/${_id}`)
    expect(unknown).toEqual([])
  })

  test("someone of a restaurant closes their store", async () => {
    const { records, unknown } = await open(<StoreTogglePanel />, "restaurant")
    await expect.element(page.getByRole("switch")).toBeVisible()
    ;(page.getByRole("switch").element() as HTMLElement).click()
    await button("Close store").click()
    await expect.poll(() => records.deliveries[0]).toMatchObject({ company: cantina, isOpen: false })
    expect(unknown).toEqual([])
  })

  test("an attendant reads and answers messages, and adds and deletes contacts", async () => {
    const { records, made, unknown } = await open(<ContactCentrePanel />)
    await page.getByRole("option", { name: /Olga Prates/ }).click()
    await expect.element(page.getByText("Tem entrega hoje?")).toBeVisible()
    await page.getByRole("textbox", { name: "Message to Olga Prates" }).fill("Tem, sim.")
    await button("Send").click()
    await expect.poll(() => made).toContain("POST /whatsapp/send")
    await button("New contact").click()
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Rui Alves")
    await page.getByRole("dialog").getByRole("textbox", { name: "Phone" }).fill("1144445555")
    await button("Add").click()
    await expect.poll(() => records.contacts.at(-1)).toMatchObject({ phone: "1144445555" })
    await button("Delete contact").click()
    await confirm()
    await expect.poll(() => made).toContain(`DELETE /contact/${spell(6, 1)}`)
    expect(unknown).toEqual([])
  })

  test("a person edits a user of a company, deletes another, and reads every other panel", async () => {
    const editing = await open(<UserEditorPanel userId={4} />)
    await page.getByRole("textbox", { name: /^Occupation/ }).fill("Gerente")
    for (const name of ["Full name", "Email"])
      await page.getByRole("textbox", { name, exact: true }).fill("bruno@exemplo.test")
    await button("Save").click()
    await expect
      .poll(() => editing.records.users[3])
      .toMatchObject({ occupation: "Gerente", company: cantina })
    const list = await open(<UsersPanel />)
    await inRow("Daniel Castro", "Delete user")
    await confirm()
    await expect.poll(() => list.made).toContain("DELETE /acl/users/6")
    const shown: ReadonlyArray<readonly [ReactNode, Locator]> = [
      [<RolesPanel key="roles" />, page.getByRole("row", { name: "Atendimento" })],
      [<AccessPanel key="access" userId={3} />, page.getByText("What Ana Costa can open, and why")],
      [<DashboardPanel key="dashboard" />, page.getByText("Welcome, Administração geral")],
      [<DeliveryMapPanel key="map" />, page.getByRole("option", { name: /Diego Barbosa/ })],
    ]
    for (const [panel, sign] of shown) {
      const { unknown } = await open(panel)
      await expect.element(sign).toBeVisible()
      expect(unknown).toEqual([])
    }
    expect([...editing.unknown, ...list.unknown]).toEqual([])
  })
})
