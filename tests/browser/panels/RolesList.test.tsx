import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { memoryBackend, sampleRoles } from "../../../src/testing/index.ts"
import {
  English,
  Failed,
  InUse,
  Loading,
  None,
  ReadOnly,
  RefusedInEnglish,
  Refused,
  SignedOut,
  Some,
  TitlesOfMarkup,
} from "../../../stories/panels/RolesPanel.stories.tsx"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const rows = () => document.querySelectorAll("tbody tr").length
const finds = (heard: ReadonlyArray<string>) => heard.filter((call) => call.endsWith("/findRoles")).length

test("an owner who reads English finds every label of the roles list as the specification has it", async () => {
  await openStory(English)
  await expect.element(page.getByRole("heading", { name: "Roles list", exact: true })).toBeVisible()
  await expect.element(button("New Role")).toBeVisible()
  await expect.element(page.getByPlaceholder("Search in all fields", { exact: true })).toBeVisible()
  await expect
    .element(row("Administrador").getByRole("button", { name: "View role", exact: true }))
    .toBeVisible()
  await expect.element(row("Atendente").getByRole("button", { name: "Edit role", exact: true })).toBeVisible()
  for (const name of ["ID", "Title"]) await expect.element(button(name)).toBeVisible()
  expect(page.getByRole("columnheader", { name: "ID" }).element().getAttribute("aria-sort")).toBe("ascending")
})

test("an owner who reads Portuguese finds the same in Portuguese", async () => {
  await openStory(Some)
  await expect.element(page.getByRole("heading", { name: "Lista de papéis", exact: true })).toBeVisible()
  await expect.element(button("Novo papel")).toBeVisible()
  await expect.element(page.getByPlaceholder("Buscar em todos os campos", { exact: true })).toBeVisible()
  await expect.element(row("Administrador").getByRole("button", { name: "Ver papel" })).toBeVisible()
  await expect.element(row("Atendente").getByRole("button", { name: "Editar papel" })).toBeVisible()
})

test("an owner without roles is told so", async () => {
  await openStory(None, { locale: "en", backend: memoryBackend({ roles: [] }) })
  await expect.element(page.getByText("No records found", { exact: true })).toBeVisible()
  await openStory(None, { backend: memoryBackend({ roles: [] }) })
  await expect.element(page.getByText("Nenhum registro encontrado", { exact: true })).toBeVisible()
})

test("an owner who waits for the list is asked to", async () => {
  const backend = memoryBackend()
  backend.hang(calls.roles.find)
  await openStory(Loading, { backend, locale: "en" })
  await expect.element(page.getByText("Please wait....", { exact: true })).toBeVisible()
  await openStory(Loading, { backend })
  await expect.element(page.getByText("Aguarde…", { exact: true })).toBeVisible()
})

test("an owner whose list cannot be loaded is told why, and loads it when the API is back", async () => {
  const backend = await openStory(English)
  await expect.element(row("Caixa")).toBeVisible()
  backend.offline(true)
  await button("Title").click()
  await expect.element(page.getByText("Could not load the roles"), { timeout: 5000 }).toBeVisible()
  await expect.element(page.getByText("The service did not respond. Try again.")).toBeVisible()
  backend.offline(false)
  await button("Try again").click()
  await expect.element(row("Caixa")).toBeVisible()
})

test("an owner whose list is refused is told for how long to wait, in their language", async () => {
  await Failed.run()
  await expect.element(page.getByText("Muitas tentativas. Espere 30 segundos e tente de novo.")).toBeVisible()
})

test("a partner, who may not manage roles, is told which permission is missing", async () => {
  await RefusedInEnglish.run()
  await expect.element(page.getByText("You do not have access to this")).toBeVisible()
  await expect.element(page.getByText(/^You need the permission “Users and roles”\./)).toBeVisible()
  await Refused.run()
  await expect.element(page.getByText(/^Você precisa da permissão “Usuários e papéis”\./)).toBeVisible()
})

test("someone signed out is told to sign in, and nothing is asked of the API", async () => {
  const backend = await openStory(SignedOut, { locale: "en" })
  await expect.element(page.getByText("You are signed out")).toBeVisible()
  expect(backend.requests).toEqual([])
})

test("an owner sees ten roles to a page, may choose from 3 to 100, and goes to the last page and back", async () => {
  await openStory(English)
  await expect.element(page.getByText("1–10 of 12")).toBeVisible()
  expect(rows()).toBe(10)
  const sizes = page.getByRole("combobox", { name: "Per page" })
  const offered = sizes.getByRole("option").elements()
  expect(offered.map((size) => size.textContent)).toEqual(["3", "5", "10", "25", "50", "100"])
  await expect.element(button("First page")).toBeDisabled()
  await expect.element(button("Previous page")).toBeDisabled()
  await button("Last page").click()
  await expect.element(page.getByText("11–12 of 12")).toBeVisible()
  await expect.element(button("Last page")).toBeDisabled()
  await button("First page").click()
  await expect.element(page.getByText("1–10 of 12")).toBeVisible()
  for (const size of ["5", "3"]) {
    await sizes.selectOptions(size)
    await expect.element(page.getByText(`1–${size} of 12`)).toBeVisible()
    await vi.waitFor(() => expect(rows()).toBe(Number(size)))
  }
  await button("Next page").click()
  await expect.element(page.getByText("4–6 of 12")).toBeVisible()
})

test("an owner sorts by title, up and then down", async () => {
  await openStory(English)
  const first = () => document.querySelector("tbody tr")?.getAttribute("aria-label")
  await expect.element(row("Administrador")).toBeVisible()
  await button("Title").click()
  await vi.waitFor(() => expect(first()).toBe("Administrador"))
  await button("Title").click()
  await vi.waitFor(() => expect(first()).toBe("Suporte"))
  expect(page.getByRole("columnheader", { name: "Title" }).element().getAttribute("aria-sort")).toBe(
    "descending",
  )
})

test("an owner who searches sees what matches the title, after one call for all the letters", async () => {
  const backend = await openStory(English)
  await expect.element(row("Caixa")).toBeVisible()
  const before = finds(backend.requests)
  await page.getByRole("searchbox").fill("eNTe")
  await expect.element(row("Administrador")).not.toBeInTheDocument()
  await vi.waitFor(() => expect(rows()).toBe(3))
  expect(finds(backend.requests)).toBe(before + 1)
  await page.getByRole("searchbox").fill("zzz")
  await expect.element(page.getByText("No results for “zzz”.")).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).last().click()
  await expect.element(row("Administrador")).toBeVisible()
  await expect.element(page.getByRole("searchbox")).toHaveFocus()
})

test("an owner chooses roles one by one or all on the page, and the choice lasts over pages", async () => {
  await openStory(English)
  await page.getByRole("checkbox", { name: "Select Atendente" }).click({ force: true })
  await expect.element(page.getByText("1 selected")).toBeVisible()
  await page.getByRole("checkbox", { name: "Select all on this page" }).click({ force: true })
  await expect.element(page.getByText("10 selected")).toBeVisible()
  await button("Last page").click()
  await expect.element(page.getByText("11–12 of 12")).toBeVisible()
  await page.getByRole("checkbox", { name: "Select Noturno" }).click({ force: true })
  await expect.element(page.getByText("11 selected")).toBeVisible()
  await button("Clear selection").click()
  await expect.element(page.getByText("12 roles")).toBeVisible()
})

test("an owner who rests on a row's buttons reads what they do", async () => {
  await openStory(English)
  for (const [name, label] of [
    ["Administrador", "View role"],
    ["Atendente", "Edit role"],
    ["Administrador", "Core roles cannot be deleted."],
  ] as const) {
    const named = label.startsWith("Core") ? "Delete role" : label
    await row(name).getByRole("button", { name: named }).hover()
    await expect.element(page.getByRole("tooltip", { name: label })).toBeVisible()
    await userEvent.unhover(row(name).getByRole("button", { name: named }))
    await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument()
  }
})

test("an owner cannot delete a core role, by pointer or by keyboard", async () => {
  const backend = await openStory(English)
  const remove = row("Administrador").getByRole("button", { name: "Delete role" })
  await expect.element(remove).toHaveAttribute("aria-disabled", "true")
  await remove.click({ force: true })
  ;(row("Administrador").element() as HTMLElement).focus()
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument()
  expect(backend.roles.has(1)).toBe(true)
})

test("an owner who deletes a role is asked first, told it is done, and no longer sees it", async () => {
  const backend = await openStory(English)
  await row("Atendente").getByRole("button", { name: "Delete role" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete role" })
  await expect.element(dialog.getByText("Permanently delete the role “Atendente”?")).toBeVisible()
  await expect.element(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeVisible()
  expect(Math.round(dialog.element().getBoundingClientRect().width)).toBeLessThanOrEqual(440)
  await dialog.getByRole("button", { name: "Delete", exact: true }).click()
  await expect.element(page.getByText("Role has been deleted", { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row("Atendente")).not.toBeInTheDocument()
  expect(backend.roles.has(4)).toBe(false)
})

test("an owner who thinks better of deleting has deleted nothing, and is back where they were", async () => {
  const backend = await openStory(English)
  const remove = row("Atendente").getByRole("button", { name: "Delete role" })
  await remove.click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  expect(backend.requests.some((call) => call.startsWith("DELETE"))).toBe(false)
})

test("an owner who deletes a role in use is told that users still hold it, and it stays", async () => {
  const backend = await openStory(InUse, { backend: memoryBackend({ holders: { 3: 21 } }) })
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Some users still have this role. Remove it from them first.")
  expect(backend.roles.has(3)).toBe(true)
})

test("an owner sees two chosen roles beside each other, and can look at what only one of them has", async () => {
  const [, , { permissions: managed = [] } = {}] = sampleRoles
  const roles = sampleRoles.map((one) =>
    one.id === 4 ? { ...one, permissions: [...one.permissions, ...managed.slice(0, 2)] } : one,
  )
  await openStory(English, { backend: memoryBackend({ roles }) })
  for (const name of ["Gerente de loja", "Atendente"]) await row(name).getByRole("checkbox").click()
  await button("Compare").click()
  const dialog = page.getByRole("dialog", { name: "Compare roles" })
  for (const name of ["Gerente de loja", "Atendente"])
    await expect.element(dialog.getByRole("columnheader", { name })).toBeVisible()
  const alike = () => document.querySelectorAll("[role=dialog] tr:has(td):not([data-differs])").length
  expect(alike()).toBe(1)
  await expectAccessible()
  await dialog.getByText("Differences only", { exact: true }).click()
  await expect.poll(alike).toBe(0)
  await dialog.getByRole("searchbox").fill("zzz")
  await expect.element(dialog.getByText("No permissions found", { exact: true })).toBeVisible()
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click()
  await row("Caixa").getByRole("checkbox").click()
  await expect.element(button("Compare")).not.toBeInTheDocument()
})

test("someone who may only look finds no way to create or delete", async () => {
  await openStory(ReadOnly, { locale: "en" })
  await expect.element(row("Atendente")).toBeVisible()
  await expect.element(button("New Role")).not.toBeInTheDocument()
  expect(page.getByRole("button", { name: "Delete role" }).elements()).toHaveLength(0)
})

test("an owner sees a title of markup as the text it is", async () => {
  await TitlesOfMarkup.run()
  const title = "<b>Caixa</b><img src=x onerror=alert(1)>"
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Edit role" }).click()
  await expect.element(page.getByRole("heading", { name: `Edit role '${title}'`, exact: true })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await page.getByRole("button", { name: "Delete role" }).click()
  await expect.element(page.getByText(`Permanently delete the role “${title}”?`)).toBeVisible()
  expect(
    document.querySelectorAll("tbody b, [role=alertdialog] b, [role=dialog] b, img[src=x]"),
  ).toHaveLength(0)
})
