import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { GrantExceeds, roles } from "../../../src/contract/users/roles.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { memoryBackend, sampleRoles } from "../../../src/testing/index.ts"
import {
  CoreRole,
  English,
  Exceeding,
  NewRole,
  OneRole,
  Outranked,
  OwnPermissionsOnly,
  TitleMissing,
  TitleMissingInPortuguese,
} from "../../../stories/panels/RolesPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const dialog = (name: string) => page.getByRole("dialog", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const title = page.getByRole("textbox", { name: "Title", exact: true })
const box = (name: string) => page.getByRole("dialog").getByRole("checkbox", { name, exact: true })
const press = (label: string) => page.getByRole("dialog").getByText(label, { exact: true }).click()
const alert = page.getByRole("dialog").getByRole("alert")

/** The sentence stands beside its buttons, so the whole alert is read. */
const told = (sentence: string) => vi.waitFor(() => expect(alert.element().textContent).toContain(sentence))

test("an owner who makes a new role finds its title, its permissions, Cancel and Save, 900 px wide", async () => {
  await openStory(NewRole)
  await expect.element(dialog("New role")).toBeVisible()
  expect(Math.round(dialog("New role").element().getBoundingClientRect().width)).toBe(900)
  await expect.element(title).toHaveFocus()
  await expect.element(dialog("New role").getByText("Permissions", { exact: true })).toBeVisible()
  await expect.element(button("Cancel")).toBeEnabled()
  await expect.element(button("Save")).toBeDisabled()
  await expect.element(box("Pedidos")).toBeVisible()
  await title.fill("  ")
  await expect.element(button("Save")).toBeDisabled()
  await title.fill("Fiscal")
  await expect.element(button("Save")).toBeEnabled()
})

test("an owner who leaves the title empty is told it is required, in their language", async () => {
  await openStory(TitleMissing)
  await expect.element(page.getByText("Title is required", { exact: true })).toBeVisible()
  await openStory(TitleMissingInPortuguese)
  await expect.element(page.getByText("Título é obrigatório", { exact: true })).toBeVisible()
  await expect.element(dialog("Novo papel")).toBeVisible()
})

test("an owner who saves a new role is told so and finds it in the list", async () => {
  const backend = await openStory(NewRole)
  await title.fill("Fiscal")
  await press("Carrinhos")
  await expect.element(box("Pedidos")).toBeChecked()
  await button("Save").click()
  await expect.element(page.getByText("Role successfully has been saved.", { exact: true })).toBeVisible()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click()
  await button("Last page").click()
  await expect.element(page.getByRole("row", { name: "Fiscal" })).toBeVisible()
  expect(backend.roles.get(13)?.permissions).toHaveLength(2)
})

test("an owner who chooses permissions sees parents and children follow each other", async () => {
  await openStory(NewRole)
  await press("Pedidos")
  await expect.element(box("Carrinhos")).toBeChecked()
  await expect.element(box("Pedidos por canal")).toBeChecked()
  await press("Pedidos")
  await expect.element(box("Carrinhos")).not.toBeChecked()
  await press("Carrinhos")
  await expect.element(box("Pedidos")).toBeChecked()
  await press("Carrinhos")
  await expect.element(box("Pedidos")).not.toBeChecked()
})

test("an owner who presses a permission before writing a title has it chosen, with nothing moved away", async () => {
  await openStory(NewRole)
  const permissions = () => page.getByRole("group", { name: "Permissions", exact: true }).element()
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN
  const place = () => topOf(permissions().parentElement) - topOf(dialog("New role").element())
  await expect.element(box("Pedidos")).toBeVisible()
  const before = place()
  await press("Pedidos")
  await expect.element(page.getByText("Title is required", { exact: true })).toBeVisible()
  await expect.element(box("Pedidos")).toBeChecked()
  expect(before).toBeGreaterThan(0)
  expect(place()).toBe(before)
})

test("an owner who edits a role finds its title in the heading and what it holds checked", async () => {
  const backend = await openStory(OneRole)
  await expect.element(dialog("Edit role 'Gerente de loja'")).toBeVisible()
  await expect.element(title).toHaveValue("Gerente de loja")
  await expect.element(box("Carrinhos")).toBeChecked()
  await title.fill("Gerente geral")
  await button("Save").click()
  await expect.element(page.getByRole("row", { name: "Gerente geral" })).toBeVisible()
  expect(backend.roles.get(3)?.permissions).toEqual(sampleRoles.find(({ id }) => id === 3)?.permissions)
})

test("an owner can only look at a core role", async () => {
  await openStory(CoreRole)
  await expect.element(dialog("Edit role 'Administrador'")).toBeVisible()
  await expect.element(page.getByText(/Core roles cannot be changed\.$/)).toBeVisible()
  await expect.element(title).toBeDisabled()
  await expect.element(box("Pedidos")).toBeDisabled()
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=checkbox]")]
  expect(boxes.length).toBeGreaterThan(50)
  expect(boxes.filter(({ disabled }) => !disabled)).toEqual([])
  await expect.element(button("Save")).toBeDisabled()
  const platform = page.getByRole("group", { name: "Plataforma" }).getByRole("checkbox")
  await expect.element(platform.nth(0)).toBeChecked()
})

test("who saves a role is told that somebody who holds it has, or would have, more access", async () => {
  await Outranked.run()
  await told("Someone with this role has access that you do not have. Ask someone who has all of it.")
  await expect.element(title).toHaveValue("Gerente de loja 2")
  await Exceeding.run()
  await told("Without these permissions, people with this role would get the default access")
})

test("an owner finds as many permissions in the list as in the dialog and in the file", async () => {
  const backend = await openStory(OneRole)
  await expect.element(dialog("Edit role 'Gerente de loja'").getByText("2 permissions")).toBeVisible()
  await expect.element(box("Pedidos")).toBeChecked()
  await button("Cancel").click()
  const cells = page.getByRole("row", { name: "Gerente de loja" }).element().querySelectorAll("td")
  expect([...cells].map(({ textContent }) => textContent)).toContain("2")
  const body = JSON.stringify({ filter: { title: "Gerente" }, sortField: "id", sortOrder: "asc" })
  const answer = await backend.fetch("https://api.test/acl/roles/exportRoles", { method: "POST", body })
  expect(await answer.text()).toContain('"Pedidos do restaurante, Carrinhos"')
})

test("who saves after someone else sees both by the permissions' titles, and chooses what stays", async () => {
  const backend = await openStory(OneRole)
  await expect.element(box("Carrinhos")).toBeChecked()
  const stored = backend.roles.get(3)
  if (!stored) throw new Error("The samples have a role 3.")
  const body = JSON.stringify({ ...stored, title: "Gerente de turno" })
  await backend.fetch("https://api.test/acl/roles", { method: "PUT", body })
  await press("Carrinhos")
  await expect.element(page.getByText(/0 added, 1 removed$/)).toBeVisible()
  await button("Save").click()
  const choices = page.getByRole("alertdialog")
  await expect.element(choices.getByRole("radio", { name: /Gerente de turno/ })).toBeChecked()
  await expect
    .element(choices.getByRole("radio", { name: "Your version: Pedidos do restaurante" }))
    .toBeChecked()
  await expect
    .element(choices.getByRole("radio", { name: "Their version: Pedidos do restaurante, Carrinhos" }))
    .toBeVisible()
  await choices.getByRole("button", { name: "Save these choices" }).click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  expect(backend.roles.get(3)).toMatchObject({
    title: "Gerente de turno",
    permissions: stored.permissions.slice(0, 2),
  })
})

test("an owner whose API goes away keeps what was typed, and saves it with one press when it is back", async () => {
  const backend = await openStory(NewRole)
  await title.fill("Fiscal")
  await press("Carrinhos")
  backend.offline(true)
  await button("Save").click()
  await told("The service did not respond. Try again.")
  await expect.element(title).toHaveValue("Fiscal")
  await expect.element(box("Carrinhos")).toBeChecked()
  backend.offline(false)
  await alert.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  expect([...backend.roles.values()].filter((role) => role.title === "Fiscal")).toHaveLength(1)
})

test("somebody of an application who is limited by a role is offered what it gives, and is told that it is not all", async () => {
  const { backend: limited } = OwnPermissionsOnly.composed.args
  const backend = await openStory(OwnPermissionsOnly, { backend: limited! })
  await expect.element(box("Chamados")).toBeVisible()
  await expect.element(box("Carrinhos")).not.toBeInTheDocument()
  await expect.element(page.getByText("Only permissions you can give are shown.")).toBeVisible()
  await title.fill("Suporte")
  await button("Select all").click()
  await button("Save").click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  expect([...backend.roles.values()].at(-1)).toMatchObject({ title: "Suporte" })
})

test("an owner whose role is refused is told why, in the place where they are", async () => {
  const backend = await openStory(NewRole)
  await title.fill("Fiscal")
  backend.refuse(roles.create, new GrantExceeds({ permissions: ["accessToRoot"] }))
  await button("Save").click()
  await told("You cannot grant permissions you do not have. You need the permission “Root administration”.")
  backend.refuse(roles.create, new Forbidden({ needs: ["accessToUserUser"] }))
  await alert.getByRole("button", { name: "Try again" }).click()
  await told("You need the permission “Users and roles”.")
  await alert.getByRole("button", { name: "Close" }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(title).toHaveValue("Fiscal")
})

test("an owner without a mouse makes a role from the list and is back at the button they pressed", async () => {
  const backend = await openStory(English)
  await expect.element(page.getByRole("row", { name: "Atendente" })).toBeVisible()
  ;(button("New Role").element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard("Fiscal{Tab}{Tab}")
  await userEvent.keyboard(" ")
  await expect.element(page.getByText(/\d+ permissions?/).first()).toBeVisible()
  for (let press = 0; press < 150 && document.activeElement?.textContent !== "Save"; press += 1)
    await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  await expect.element(button("New Role")).toHaveFocus()
  expect([...backend.roles.values()].map((role) => role.title)).toContain("Fiscal")
})

test("an owner who opens a role with Enter and leaves with Escape is back on its row", async () => {
  await openStory(English)
  const row = page.getByRole("row", { name: "Atendente", exact: true })
  await expect.element(row).toBeVisible()
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(dialog("Edit role 'Atendente'")).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
})

/** The moment at which something is seen to hold, in ms. */
const moment = (holds: () => boolean) =>
  vi.waitFor(() => (expect(holds()).toBe(true), performance.now()), { timeout: 10_000, interval: 20 })

const isShown = (text: string) => page.getByText(text, { exact: true }).elements().length > 0

/** A backend that notes when a role was written, in ms: a busy machine paints the notice of it much later. */
const withWriteTimed = (method: "POST" | "DELETE") => {
  const memory = memoryBackend()
  const write = { at: 0 }
  const fetch: typeof memory.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.method === method && !request.url.endsWith(roles.find.path)) write.at = performance.now()
    return memory.fetch(request)
  }
  return { backend: { ...memory, fetch }, write }
}

test("an owner at the specification's pace sees the dialog close 1 s after saving, and not before", async () => {
  const { backend, write } = withWriteTimed("POST")
  await openStory(NewRole, { pace: "spec", backend })
  await title.fill("Fiscal")
  await button("Save").click()
  await moment(() => isShown("Role successfully has been saved."))
  const closed = await moment(() => page.getByRole("dialog").elements().length === 0)
  expect(closed - write.at).toBeGreaterThan(1000)
})

test("an owner at the specification's pace waits 2.5 s while a role is deleted, and is asked to", async () => {
  const { backend, write } = withWriteTimed("DELETE")
  await openStory(English, { pace: "spec", backend })
  await page.getByRole("row", { name: "Atendente" }).getByRole("button", { name: "Delete role" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await moment(() => isShown("Deleting role…"))
  const told = await moment(() => isShown("Role has been deleted"))
  expect(told - write.at).toBeGreaterThan(2500)
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument()
})

test("an owner who presses Escape over an unsaved role is asked, keeps what they typed, and may discard it", async () => {
  await openStory(NewRole)
  await title.fill("Fiscal")
  await userEvent.keyboard("{Escape}")
  const question = page.getByRole("alertdialog", { name: "Leave without saving?", exact: true })
  await expect.element(question).toBeVisible()
  await button("Keep editing").click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(title).toHaveValue("Fiscal")
  await userEvent.keyboard("{Escape}")
  await button("Leave").click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
})

test("an owner who wrote nothing, or presses Cancel, is not asked", async () => {
  await openStory(NewRole)
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  await openStory(NewRole)
  await title.fill("Fiscal")
  await button("Cancel").click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
})
