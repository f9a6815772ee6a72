import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { limits } from "../../../src/contract/limits.ts"
import { memoryBackend, rootUser, sampleUsers } from "../../../src/testing/index.ts"
import {
  Asking,
  English,
  FirstSecond,
  None,
  Outranked,
  Protected,
  ReadOnly,
  Refused,
  Some,
  TitlesRefused,
} from "../../../stories/panels/UsersPanel.stories.tsx"
import { openStory } from "./openStory.ts"
import { ways } from "./ways.ts"

beforeEach(() => page.viewport(1280, 800))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
const finds = (heard: ReadonlyArray<string>) => heard.filter((call) => call.endsWith("/findUsers")).length

test("an administrator finds every label of the users list as the specification has it", async () => {
  await openStory(English)
  await expect.element(page.getByRole("heading", { name: "Users list", exact: true })).toBeVisible()
  await expect.element(button("New user")).toBeVisible()
  await expect.element(page.getByPlaceholder("Search in all fields", { exact: true })).toBeVisible()
  for (const name of ["ID", "Username", "Email", "Full name"])
    await expect.element(button(name)).toBeVisible()
  await expect.element(page.getByRole("columnheader", { name: "Roles" })).toBeVisible()
  for (const name of ["Edit user", "Access explained", "Delete user"])
    await expect.element(row("Luana Sá").getByRole("button", { name, exact: true })).toBeVisible()
  expect(page.getByRole("columnheader", { name: "ID" }).element().getAttribute("aria-sort")).toBe("ascending")
  expect(document.querySelectorAll("tbody tr")).toHaveLength(10)
})

test("an administrator who reads Portuguese finds the same in Portuguese", async () => {
  await openStory(Some)
  await expect.element(page.getByRole("heading", { name: "Lista de usuários", exact: true })).toBeVisible()
  await expect.element(button("Novo usuário")).toBeVisible()
  for (const name of ["ID", "Nome de usuário", "E-mail", "Nome completo"])
    await expect.element(button(name)).toBeVisible()
  for (const name of ["Editar usuário", "Acesso explicado", "Excluir usuário"])
    await expect.element(row("Luana Sá").getByRole("button", { name, exact: true })).toBeVisible()
})

test("the titles of someone's roles are joined by commas", async () => {
  await openStory(English)
  const cells = () => [...row("Camila Nogueira").element().children].map(({ textContent }) => textContent)
  await expect.poll(cells).toContain("Gerente de loja, Atendente, Cardápio")
  await TitlesRefused.run()
  await expect.poll(cells).toContain("Role 3, Role 4, Role 11")
})

test("the list is asked for about a second after it opens, and not before", async () => {
  const waits = vi.spyOn(globalThis, "setTimeout")
  const backend = await openStory(FirstSecond)
  await seen("Please wait....")
  await vi.waitFor(() => expect(waits.mock.calls.map(([, wait]) => wait)).toContain(limits.waitMs.firstList))
  expect(finds(backend.requests)).toBe(0)
  waits.mockRestore()
})

test("who looks for someone finds them by name, username or email", async () => {
  const backend = memoryBackend()
  await openStory(English, { backend })
  for (const [wanted, name] of [
    ["kawakami", "Beatriz Kawakami"],
    ["bia.", "Beatriz Kawakami"],
    ["cantinabela", "Camila Nogueira"],
  ] as const) {
    await page.getByRole("searchbox").fill(wanted)
    await expect.element(page.getByText("1 user", { exact: true })).toBeVisible()
    await expect.element(row(name)).toBeVisible()
  }
})

test("who filters by roles and stores sees those who hold one of the roles and work at one of the stores", async () => {
  const users = sampleUsers.map((user) => ({ ...user, company: user.id < 7 ? 1 : 2 }))
  const backend = await openStory(English, { backend: memoryBackend({ users }) })
  await button("Roles").click()
  await page.getByRole("option", { name: "Expedição" }).click()
  await seen("3 users")
  for (const name of ["Luana Sá", "Beatriz Kawakami", "Wesley Pacheco"])
    await expect.element(row(name)).toBeVisible()
  await page.getByRole("option", { name: "Cardápio" }).click()
  await seen("4 users")
  await button("Show 4 results").click()
  await button("Company").click()
  await page.getByRole("option", { name: "Mercado São Joaquim" }).click()
  await seen("2 users")
  await expect.element(row("Luana Sá")).not.toBeInTheDocument()
  expect(finds(backend.requests)).toBe(4)
})

test("rows lead to the editor and to why someone may open what", async () => {
  const { gone, navigation } = ways()
  await openStory(English, { navigation })
  await row("Luana Sá").getByRole("button", { name: "Edit user", exact: true }).click()
  await row("Luana Sá").getByRole("button", { name: "Access explained", exact: true }).click()
  await button("New user").click()
  expect(gone).toEqual([
    "/user-management/users/edit/5",
    "/user-management/users/access/5",
    "/user-management/users/add",
  ])
})

test("deleting asks in the specification's words, waits and tells", async () => {
  const backend = await openStory(Asking)
  const dialog = page.getByRole("alertdialog", { name: "User Delete" })
  await expect.element(dialog).toBeVisible()
  await seen("Are you sure to permanently delete this user?")
  expect(Math.round(dialog.element().getBoundingClientRect().width)).toBe(440)
  await dialog.getByRole("button", { name: "Delete", exact: true }).click()
  await seen("User has been deleted")
  expect(backend.users.has(4)).toBe(false)
})

test("while someone is deleted one is asked to wait, in the specification's words", async () => {
  const backend = memoryBackend()
  backend.hang(calls.users.remove)
  await openStory(Asking, { backend })
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await seen("Deleting user…")
  expect(backend.users.has(4)).toBe(true)
})

test("nobody deletes themselves, one by one or among many", async () => {
  await openStory(English)
  const own = row("Conta Raiz").getByRole("button", { name: "Delete user", exact: true })
  await expect.element(own).toHaveAttribute("aria-disabled", "true")
  await row("Conta Raiz").getByRole("button", { name: "Edit user" }).hover()
  await own.hover()
  await expect.element(page.getByRole("tooltip", { name: "You cannot delete yourself." })).toBeVisible()
  await Protected.run()
  await expect
    .element(page.getByText(/You cannot delete yourself or the last root user/).first())
    .toBeVisible()
  const backend = memoryBackend({ users: sampleUsers.slice(0, 4) })
  await openStory(English, { backend })
  await page.getByRole("checkbox", { name: "Select all on this page" }).click({ force: true })
  await seen("4 selected")
  await button("Delete").click()
  await seen("Delete 4 users?")
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  await expect
    .element(page.getByText(/You cannot delete yourself or the last root user/).first())
    .toBeVisible()
  expect([...backend.users.keys()]).toEqual([1])
})

test("who deletes someone with more access is told whom to ask", async () => {
  await Outranked.run()
  await expect
    .element(
      page.getByText(/^This user has access that you do not have. Ask someone who has all of it./).first(),
    )
    .toBeVisible()
})

test("nobody there, no permission and only looking are told", async () => {
  await openStory(None, { locale: "en", backend: memoryBackend({ users: [] }) })
  await seen("No records found")
  await Refused.run()
  await expect.element(page.getByText(/“Users and roles”|“Usuários e papéis”/)).toBeVisible()
  const viewing = { ...rootUser, company: { _id: 2, name: "Mercado São Joaquim" } }
  await openStory(English, { backend: memoryBackend({ user: viewing }) })
  await expect.element(button("Roles")).toBeVisible()
  await expect.element(button("Company")).not.toBeInTheDocument()
  await openStory(ReadOnly)
  await expect.element(row("Luana Sá").getByRole("button", { name: "View user", exact: true })).toBeVisible()
  await expect.element(button("New user")).not.toBeInTheDocument()
})

test("who chose rows on two pages is told which, by name and number", async () => {
  await openStory(Some)
  await page.getByRole("checkbox", { name: "Selecionar Luana Sá" }).click()
  await button("Próxima página").click()
  await vi.waitFor(() => expect(document.querySelectorAll("tbody tr").length).toBeGreaterThan(0))
  await expect.element(row("Luana Sá")).not.toBeInTheDocument()
  const [other] = document.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")
  other?.click()
  await button("2 selecionados").click()
  const list = page.getByRole("dialog", { name: "2 selecionados" })
  await expect.element(list.getByText("Luana Sá")).toBeVisible()
  await expect.element(list.getByRole("listitem").nth(1)).toBeVisible()
  await list.getByRole("button", { name: "Fechar" }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test("whoever manages users sees who asks to join a company, and decides", async () => {
  const company = { _id: 1, name: "Cantina Bela Paulista" }
  const request = {
    id: 1,
    fullname: "Rita Campos",
    email: "rita@exemplo.test",
    company,
    at: "2026-01-05T12:00:00Z",
  }
  const backend = memoryBackend({ joinRequests: [request] })
  await openStory(English, { backend })
  await expect.element(page.getByText("1 person asks to join")).toBeVisible()
  await button("Accept Rita Campos").click()
  await expect.element(page.getByText(/^Rita Campos is now part of Cantina Bela Paulista/)).toBeVisible()
  await expect.element(page.getByText("1 person asks to join")).not.toBeInTheDocument()
  expect(backend.requests).toContain("POST /acl/joining/requests/1")
})
