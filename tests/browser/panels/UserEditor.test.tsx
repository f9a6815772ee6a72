import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { WrongPassword } from "../../../src/contract/session/accounts.ts"
import { EmailTaken } from "../../../src/contract/users/user.ts"
import { UserEditorPanel } from "../../../src/panels/userEditor/UserEditorPanel.tsx"
import { memoryBackend, type MemoryBackend } from "../../../src/testing/index.ts"
import {
  Address,
  Conflict,
  Copy,
  Create,
  CreateInPortuguese,
  Edit,
  Empty,
  EmptyInPortuguese,
  English,
  Failed,
  Gone,
  Leaving,
  Loading,
  Exceeding,
  NotGrantable,
  Outranked,
  Password,
  PasswordsDiffer,
  ReadOnly,
  Refused,
  Roles,
  SavedOffline,
  SomeRolesBeyond,
  Taken,
} from "../../../stories/panels/UserEditorPanel.stories.tsx"
import { openStory } from "./openStory.ts"
import { ways } from "./ways.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
/** A tab also counts what is wrong on it. */
const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) })
const box = (name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}( ?\\(?optional\\)?)?$`) })
const text = (words: string) => page.getByText(words, { exact: true })
const seen = (words: string) => expect.element(text(words)).toBeVisible()
const invalid = "Oh snap! Change a few things up and try submitting again."
const saves = (backend: MemoryBackend) => backend.requests.filter((call) => call === "PUT /acl/users").length

const choose = async (way: string) => {
  await button("More save options").click()
  await page.getByRole("menuitem", { name: new RegExp(`^${way}`) }).click()
}

/** Someone else saves Camila meanwhile. */
const savedElsewhere = async (backend: MemoryBackend, change: object) => {
  const camila = backend.users.get(3)
  const body = JSON.stringify({ ...camila, ...change })
  await backend.fetch("http://memory.test/acl/users", { method: "PUT", body })
}

test("an administrator who edits a user finds every label of the specification", async () => {
  await openStory(English)
  await expect.element(page.getByRole("heading", { name: "Edit user - Camila Nogueira" })).toBeVisible()
  for (const name of ["Basic info", "User address", "Social networks", "User roles", "Change password"])
    await expect.element(tab(name)).toBeEnabled()
  for (const name of ["Username", "Full name", "Email", "Occupation", "Company name", "Phone"])
    await expect.element(box(name)).toBeVisible()
  await expect.element(box("Phone")).toHaveValue("(11) 9 8642-0173")
  for (const name of ["Back", "Reset", "Save"]) await expect.element(button(name)).toBeVisible()
  await button("More save options").click()
  for (const name of ["Save & Exit", "Save & Duplicate", "Save & Continue"])
    await expect.element(page.getByRole("menuitem", { name: new RegExp(`^${name}`) })).toBeVisible()
})

test("an administrator who reads Portuguese finds the same in Portuguese", async () => {
  await openStory(Edit)
  await expect.element(page.getByRole("heading", { name: "Editar usuário – Camila Nogueira" })).toBeVisible()
  for (const name of ["Informações básicas", "Endereço", "Redes sociais", "Papéis", "Alterar senha"])
    await expect.element(tab(name)).toBeVisible()
  for (const name of ["Voltar", "Redefinir", "Salvar"]) await expect.element(button(name)).toBeVisible()
  await openStory(CreateInPortuguese)
  await expect.element(page.getByRole("heading", { name: "Criar usuário" })).toBeVisible()
})

test("a host hears the title and the breadcrumbs", async () => {
  const heard: Array<unknown> = []
  const panel = <UserEditorPanel userId={3} onHeading={(heading) => void heard.push(heading)} />
  await openStory(English, { children: panel })
  const title = "Edit user - Camila Nogueira"
  await vi.waitFor(() =>
    expect(heard.at(-1)).toEqual({ title, breadcrumbs: ["User Management", "Users", "Edit"] }),
  )
  const made: Array<unknown> = []
  await openStory(Create, { children: <UserEditorPanel onHeading={(heading) => void made.push(heading)} /> })
  const breadcrumbs = ["User Management", "Users", "Create"]
  await vi.waitFor(() => expect(made.at(-1)).toEqual({ title: "Create user", breadcrumbs }))
})

test("someone new has no roles or password yet: those tabs wait until the user has an id", async () => {
  await openStory(Create)
  await expect.element(page.getByRole("heading", { name: "Create user" })).toBeVisible()
  for (const name of ["User address", "Social networks"]) await expect.element(tab(name)).toBeEnabled()
  for (const name of ["User roles", "Change password"]) await expect.element(tab(name)).toBeDisabled()
})

test("someone who saves an empty form is told of each field for 10 s, and nothing is sent", async () => {
  const backend = await openStory(Empty)
  for (const words of ["Username is required", "Full Name is required", "Email is required", invalid])
    await seen(words)
  await expect.element(box("Username")).toHaveFocus()
  await expect.element(tab("Basic info")).toHaveTextContent("Basic info3")
  expect(backend.requests).not.toContain("POST /acl/users")
  await openStory(EmptyInPortuguese)
  for (const words of [
    "Nome de usuário é obrigatório",
    "Nome completo é obrigatório",
    "E-mail é obrigatório",
  ])
    await seen(words)
})

test("the warning of an invalid form goes after 10 s, or when it is closed", async () => {
  await openStory(Create)
  await expect.element(button("Save")).toBeVisible()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] })
  try {
    await button("Save").click()
    await seen(invalid)
    await vi.advanceTimersByTimeAsync(9800)
    await seen(invalid)
    await vi.advanceTimersByTimeAsync(300)
    await expect.element(text(invalid)).not.toBeInTheDocument()
    await button("Save").click()
    await seen(invalid)
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click()
    await expect.element(text(invalid)).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test("an invalid form leads back to tab 1; a field that is wrong elsewhere is counted on its tab, which takes the focus", async () => {
  await openStory(Address)
  await box("City").fill("")
  await tab("Basic info").click()
  await box("Email").fill("camila@")
  await button("Save").click()
  await seen("Email is required")
  await expect.element(box("Email")).toHaveFocus()
  await box("Email").fill("camila@balcao.test")
  await tab("Social networks").click()
  await button("Save").click()
  await seen(invalid)
  await expect.element(tab("Basic info")).toHaveAttribute("aria-selected", "true")
  await expect.element(tab("User address")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await seen("City is required")
})

/** Types within the page and waits for it to be drawn: a key that comes through the browser takes the clock along. */
const typeAtOnce = async (input: HTMLInputElement, typed: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed)
  input.dispatchEvent(new Event("input", { bubbles: true }))
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

test("an address is needed whole once one line is there, and applied 150 ms after the last key", async () => {
  const backend = memoryBackend()
  const toFake = ["setTimeout" as const, "clearTimeout" as const]
  vi.useFakeTimers({ toFake, shouldAdvanceTime: true })
  try {
    await openStory(English, { backend, children: <UserEditorPanel userId={4} tab="address" /> })
    await expect.element(box("City")).toBeVisible()
    // The pause that began with the tab is over before time stands still.
    await vi.advanceTimersByTimeAsync(600)
    vi.useFakeTimers({ toFake })
    await typeAtOnce(box("City").element() as HTMLInputElement, "Campinas")
    await vi.advanceTimersByTimeAsync(100)
    expect(text("1 unsaved change").elements()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(60)
    await seen("1 unsaved change")
  } finally {
    vi.useRealTimers()
  }
  await button("Save").click()
  await expect.element(tab("User address")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  for (const words of ["Address Line is required", "State is required", "Postcode is required"])
    await seen(words)
  expect(saves(backend)).toBe(0)
  await box("Address line").fill("Rua A, 1")
  await box("State").fill("SP")
  await box("Postcode").fill("13010-000")
  await button("Save").click()
  await seen("User successfully has been saved.")
  expect(backend.users.get(4)?.address).toEqual({
    addressLine: "Rua A, 1",
    city: "Campinas",
    state: "SP",
    postCode: "13010-000",
  })
})

test("someone who creates a user is told so and goes on at the new user's editor", async () => {
  const { gone, navigation } = ways()
  const backend = await openStory(Create, { navigation })
  await box("Username").fill("ana.prado")
  await box("Full name").fill("Ana Prado")
  await box("Email").fill("ana@balcao.test")
  await box("Phone").fill("(11) 3456-7890")
  await button("Save").click()
  await seen("New user successfully has been added.")
  expect(gone).toEqual(["/user-management/users/edit/13"])
  expect(backend.users.get(13)).toMatchObject({ username: "ana.prado", phone: "1134567890", roles: [] })
})

test.each([
  ["Save & Exit", "/user-management/users"],
  ["Save & Duplicate", "/user-management/users/add/3"],
])("after %s one is where it says", async (way, path) => {
  const { gone, navigation } = ways()
  const backend = await openStory(English, { navigation })
  await box("Occupation").fill("Gerente geral")
  await choose(way)
  await vi.waitFor(() => expect(gone).toEqual([path]))
  expect(backend.users.get(3)?.occupation).toBe("Gerente geral")
})

test("after Save & Continue one stays, and goes on from what is saved", async () => {
  const { gone, navigation } = ways()
  const backend = await openStory(English, { navigation })
  await box("Full name").fill("Camila Lima")
  await choose("Save & Continue")
  await expect.element(page.getByRole("heading", { name: "Edit user - Camila Lima" })).toBeVisible()
  expect(gone).toEqual([])
  expect(backend.users.get(3)?.version).toBe(2)
})

test("a copy has everything but the email, the username and a password", async () => {
  await openStory(Copy)
  await expect.element(page.getByRole("heading", { name: "Create user" })).toBeVisible()
  await expect.element(box("Full name")).toHaveValue("Camila Nogueira")
  await expect.element(box("Occupation")).toHaveValue("Gerente de salão")
  for (const name of ["Username", "Email"]) await expect.element(box(name)).toHaveValue("")
  await expect.element(page.getByText("Gerente de loja")).toBeVisible()
  await tab("User address").click()
  await expect.element(box("City")).toHaveValue("São Paulo")
})

test("Reset, on the first tab alone, brings back what was loaded", async () => {
  await openStory(English)
  await box("Occupation").fill("Outra coisa")
  await seen("1 unsaved change")
  await tab("Social networks").click()
  await expect.element(button("Reset")).toBeDisabled()
  await box("Twitter").fill("@camila")
  await tab("Basic info").click()
  await button("Reset").click()
  await expect.element(box("Occupation")).toHaveValue("Gerente de salão")
  expect(page.getByText(/unsaved/).elements()).toHaveLength(0)
  await tab("Social networks").click()
  await expect.element(box("Twitter")).toHaveValue("")
})

test("roles are assigned and removed, and saved with the user", async () => {
  const backend = await openStory(Roles)
  await expect.element(page.getByText("Gerente de loja").first()).toBeVisible()
  const offered = () =>
    [...document.querySelectorAll<HTMLOptionElement>("select option")].map(({ label }) => label)
  await vi.waitFor(() => expect(offered()).toContain("Noturno"))
  expect(offered()).not.toContain("Atendente")
  await page.getByLabelText("Unassigned roles").selectOptions("12")
  await button("Assign").click()
  await expect.element(button("Remove Noturno")).toBeVisible()
  expect(offered()).not.toContain("Noturno")
  await button("Remove Atendente").click()
  await vi.waitFor(() => expect(offered()).toContain("Atendente"))
  await button("Save").click()
  await seen("User successfully has been saved.")
  expect(backend.users.get(3)?.roles).toEqual([3, 11, 12])
})

test("whoever works for several companies chooses where a new user works", async () => {
  const backend = await openStory(Create)
  await box("Username").fill("nova.pessoa")
  await box("Full name").fill("Nova Pessoa")
  await box("Email").fill("nova@exemplo.test")
  await page.getByRole("combobox", { name: "Company", exact: true }).click()
  await page.getByRole("option", { name: "Cantina Bela Paulista" }).click()
  await button("Save").click()
  await seen("New user successfully has been added.")
  const made = [...backend.users.values()].find(({ username }) => username === "nova.pessoa")
  expect(made?.company).toBe(1)
})

test("a role with more than one has oneself is shown, cannot be chosen, and says why", async () => {
  await SomeRolesBeyond.run()
  const shown = () =>
    [...document.querySelectorAll<HTMLOptionElement>("select option:not([hidden])")].map(
      ({ label, disabled }) => [label.replaceAll(/[\u2066-\u2069]/g, ""), disabled] as const,
    )
  await vi.waitFor(() => expect(shown()).toContainEqual(["Financeiro – you cannot assign it", true]))
  expect(shown()).toContainEqual(["Gerente de loja", false])
  expect(shown()).toContainEqual(["Noturno", false])
  expect(shown()).toContainEqual(["Administrador – you cannot assign it", true])
})

test("a changed password is told; two that differ are told apart and not sent", async () => {
  const backend = await openStory(PasswordsDiffer)
  await seen("Oh snap! Password not match.")
  await page.getByLabelText("Confirm password", { exact: true }).fill("uma-senha")
  await expect.element(text("Oh snap! Password not match.")).not.toBeInTheDocument()
  expect(saves(backend)).toBe(0)
  await button("Change password").click()
  await seen("User password successfully has been changed.")
  expect(saves(backend)).toBe(1)
})

test("who changes their own password gives the current one, where the server asks for it", async () => {
  const backend = await openStory(Password)
  await expect.element(page.getByLabelText("Current password")).not.toBeInTheDocument()
  backend.refuse(calls.users.save, new WrongPassword())
  await page.getByLabelText("Password", { exact: true }).fill("uma-senha")
  await page.getByLabelText("Confirm password", { exact: true }).fill("uma-senha")
  await button("Change password").click()
  await seen("Enter the current password to change your own.")
  await expect.element(button("Change password")).toBeDisabled()
  await page.getByLabelText("Current password").fill("a-de-antes")
  await expect.element(button("Change password")).toBeEnabled()
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveValue("uma-senha")
})

test("who is refused by a server that takes no current password is told another way, not asked for it", async () => {
  const backend = memoryBackend({ extras: [] })
  backend.refuse(calls.users.save, new WrongPassword())
  await openStory(Password, { backend })
  await page.getByLabelText("Password", { exact: true }).fill("uma-senha")
  await page.getByLabelText("Confirm password", { exact: true }).fill("uma-senha")
  await button("Change password").click()
  await seen("This password cannot be changed here. Sign out and choose “Forgot password”.")
  await expect.element(page.getByLabelText("Current password")).not.toBeInTheDocument()
  await expect.element(button("Change password")).toBeEnabled()
})

test("a password needs both fields, and the button waits for them", async () => {
  await openStory(Password)
  await expect.element(button("Change password")).toBeDisabled()
  await page.getByLabelText("Password", { exact: true }).fill("x")
  await page.getByLabelText("Password", { exact: true }).fill("")
  await userEvent.tab()
  await expect.element(button("Change password")).toBeDisabled()
})

test("someone who saves with the keyboard needs no button", async () => {
  const { gone, navigation } = ways()
  const backend = await openStory(English, { navigation })
  await box("Occupation").fill("Gerente geral")
  await userEvent.keyboard("{Control>}s{/Control}")
  await seen("User successfully has been saved.")
  expect(saves(backend)).toBe(1)
  await box("Occupation").fill("Gerente")
  await userEvent.keyboard("{Control>}{Enter}{/Control}")
  await vi.waitFor(() => expect(gone).toEqual(["/user-management/users"]))
  expect(saves(backend)).toBe(2)
})

test("a field the server refuses says so itself, with the focus on it", async () => {
  const backend = memoryBackend()
  backend.refuse(calls.users.save, new EmailTaken())
  await openStory(Taken, { backend })
  await seen("Another user already has this email.")
  await expect.element(box("Email")).toHaveFocus()
  await expect.element(box("Email")).toHaveAttribute("aria-invalid", "true")
  await box("Email").fill("outra@balcao.test")
  await expect.element(text("Another user already has this email.")).not.toBeInTheDocument()
})

test("roles one may not hand out are counted on their tab and named there", async () => {
  await NotGrantable.run()
  await expect.element(tab("User roles")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await seen("You cannot assign: Gerente de loja.")
})

test("who saves someone with more access is told whom to ask, and what was typed stays", async () => {
  await Outranked.run()
  await expect
    .element(
      page.getByText(/^This user has access that you do not have. Ask someone who has all of it./).first(),
    )
    .toBeVisible()
  await expect.element(box("Full name")).toHaveValue("Camila N.")
})

test("who takes away a role and would leave more access than they have is told on the roles' tab", async () => {
  await Exceeding.run()
  await expect.element(tab("User roles")).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await seen(
    "Without a role, the user would get the company's default access, which includes permissions you do not have. Leave at least one role with permissions.",
  )
})

test("two who edit at once both see what the other wrote, and neither loses it", async () => {
  const backend = await openStory(English)
  await box("Full name").fill("Camila Nogueira Lima")
  await savedElsewhere(backend, { fullname: "Camila N. Souza", occupation: "Gerente" })
  await button("Save").click()
  const dialog = page.getByRole("alertdialog", { name: "Someone else saved this while you were editing" })
  await expect.element(dialog).toBeVisible()
  for (const words of [
    "Your version: Camila Nogueira Lima",
    "Their version: Camila N. Souza",
    "Their version: Gerente",
  ])
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect.element(box("Full name")).toHaveValue("Camila Nogueira Lima")
  expect(backend.users.get(3)?.fullname).toBe("Camila N. Souza")
  await button("Save").click()
  await dialog.getByRole("button", { name: "Save these choices" }).click()
  await seen("User successfully has been saved.")
  expect(backend.users.get(3)).toMatchObject({ fullname: "Camila Nogueira Lima", occupation: "Gerente" })
})

test("the story of a conflict shows the roles by their titles", async () => {
  await Conflict.run()
  await expect.element(page.getByText("Their version: Gerente de loja", { exact: true })).toBeVisible()
})

test("someone whose API goes away keeps what was typed, and saves it with one press when it is back", async () => {
  const backend = memoryBackend()
  await openStory(English, { backend })
  await box("Occupation").fill("Gerente geral")
  backend.offline(true)
  await button("Save").click()
  await expect.element(page.getByText(/^The service did not respond/), { timeout: 5000 }).toBeVisible()
  await expect.element(box("Occupation")).toHaveValue("Gerente geral")
  backend.offline(false)
  await button("Try again").click()
  await seen("User successfully has been saved.")
  expect(backend.users.get(3)?.occupation).toBe("Gerente geral")
})

test("the story of a save without a service is the same", async () => {
  await SavedOffline.run()
  await expect.element(page.getByText(/^The service did not respond/), { timeout: 5000 }).toBeVisible()
})

test("someone whose permission is taken away keeps what they typed and is told", async () => {
  const backend = await openStory(English)
  await box("Occupation").fill("Gerente geral")
  backend.refuse(calls.users.save, new Forbidden({ needs: ["accessToUserUser"] }))
  await button("Save").click()
  await expect.element(page.getByText(/^You need the permission “Users and roles”/)).toBeVisible()
  await expect.element(box("Occupation")).toHaveValue("Gerente geral")
})

test("someone who leaves with something unsaved is asked first", async () => {
  const { gone, navigation } = ways()
  await openStory(Leaving, { navigation })
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await expect.element(dialog.getByText("1 unsaved change will be lost.")).toBeVisible()
  expect(gone).toEqual([])
  await dialog.getByRole("button", { name: "Keep editing" }).click()
  await expect.element(box("Occupation")).toHaveValue("Gerente geral")
  await button("Back").click()
  await dialog.getByRole("button", { name: "Leave" }).click()
  expect(gone).toEqual(["/user-management/users"])
})

test("a host hears what is unsaved, may have its own way out asked about, and the browser holds the page", async () => {
  const heard: Array<boolean> = []
  const stay = vi.fn()
  const go = vi.fn()
  const props = { userId: 3, onDirtyChange: (isDirty: boolean) => void heard.push(isDirty) }
  await openStory(English, { children: <UserEditorPanel {...props} /> })
  await box("Occupation").fill("Gerente geral")
  expect(heard).toEqual([true])
  const unload = new Event("beforeunload", { cancelable: true })
  dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  await openStory(English, { children: <UserEditorPanel {...props} held={{ go, stay }} /> })
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await dialog.getByRole("button", { name: "Keep editing" }).click()
  expect(stay).toHaveBeenCalledOnce()
  await dialog.getByRole("button", { name: "Leave" }).click()
  expect(go).toHaveBeenCalledOnce()
})

test("a user who is on their way, gone or refused is told in the editor's place", async () => {
  const waiting = memoryBackend()
  waiting.hang(calls.users.get)
  await openStory(Loading, { backend: waiting })
  await seen("Please wait…")
  await openStory(Gone)
  await seen("This user does not exist")
  await Failed.run()
  await seen("Could not load the user")
  await Refused.run()
  await expect.element(page.getByText(/“Users and roles”|“Usuários e papéis”/)).toBeVisible()
})

test("who may only look changes nothing", async () => {
  await openStory(ReadOnly)
  await expect.element(page.getByRole("heading", { name: "View user - Camila Nogueira" })).toBeVisible()
  await expect.element(box("Username")).toHaveAttribute("readonly")
  await expect.element(button("Save")).not.toBeInTheDocument()
  await expect.element(tab("Change password")).toBeDisabled()
})
