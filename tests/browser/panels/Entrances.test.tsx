import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { memoryBackend } from "../../../src/testing/index.ts"
import * as forgot from "../../../stories/panels/ForgotPasswordPanel.stories.tsx"
import * as register from "../../../stories/panels/RegisterPanel.stories.tsx"
import { openStory } from "./openStory.ts"
import { ways } from "./ways.ts"

beforeEach(() => page.viewport(1280, 800))

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
const count = (words: string, times: number) =>
  vi.waitFor(() => expect(page.getByText(words, { exact: true }).elements()).toHaveLength(times))

test("a stranger finds every field of the register form, which a password manager understands", async () => {
  const { gone, navigation } = ways()
  await openStory(register.English, { navigation })
  for (const [name, complete] of [
    ["Full name", "name"],
    ["Email", "email"],
    ["Username", "username"],
    ["Password", "new-password"],
    ["Confirm password", "new-password"],
  ] as const)
    await expect.element(field(name)).toHaveAttribute("autocomplete", complete)
  await expect.element(page.getByRole("checkbox")).not.toBeChecked()
  await button("Back").click()
  expect(gone).toEqual(["/auth/login"])
})

test("a stranger who reads Portuguese finds the same in Portuguese", async () => {
  await openStory(register.Start)
  for (const name of ["Nome completo", "E-mail", "Nome de usuário", "Senha", "Confirmar senha"])
    await expect.element(field(name)).toBeVisible()
  for (const name of ["Voltar", "Criar conta"]) await expect.element(button(name)).toBeVisible()
})

test("an empty register form marks all five fields and sends nothing", async () => {
  const backend = await openStory(register.Empty)
  await count("Required field", 5)
  expect(backend.requests).toEqual([])
  await openStory(register.EmptyInPortuguese)
  await count("Campo obrigatório", 5)
})

test.each([
  ["Full name", "ab", "Full name minimum length is 3"],
  ["Full name", "a".repeat(101), "Full name maximum length is 100"],
  ["Email", "ana@", "Email is not valid"],
  ["Email", "a@", "Email minimum length is 3"],
  ["Email", `${"a".repeat(316)}@b.co`, "Email maximum length is 320"],
  ["Username", "ab", "Username minimum length is 3"],
  ["Password", "ab", "Password minimum length is 3"],
  ["Password", "a".repeat(101), "Password maximum length is 100"],
  ["Confirm password", "ab", "Confirm password minimum length is 3"],
])("a stranger whose %s is wrong (%#) is told what is wrong with it", async (name, text, words) => {
  const backend = await openStory(register.English)
  await field(name).fill(text)
  await button("Create account").click()
  await seen(words)
  expect(backend.requests).toEqual([])
})

test("two passwords that differ are told in the specification's words", async () => {
  const backend = await openStory(register.Different)
  await seen("Passsword and ConfirmPassword didn't match.")
  expect(backend.requests).toEqual([])
})

test("without the agreement nothing is sent, and that is told", async () => {
  const backend = await openStory(register.NotAgreed)
  await expect.element(page.getByRole("alert")).toHaveTextContent("You must agree the terms and condition")
  expect(backend.requests).toEqual([])
})

test("a stranger who registers is told so and goes to the login page", async () => {
  const { gone, navigation } = ways()
  const backend = await openStory(register.Registered, { navigation })
  await seen("Your account has been created. Sign in with your email.")
  expect(gone).toEqual(["/auth/login"])
  expect([...backend.users.values()].at(-1)).toMatchObject({ username: "nova.pessoa", roles: [] })
})

test("an empty answer to a registration is told as a login that is not right", async () => {
  await openStory(register.KnownAddress)
  await expect.element(page.getByRole("alert")).toHaveTextContent("The login detail is incorrect")
  await expect.element(field("Full name")).toHaveValue("Nova Pessoa")
})

test("who forgot their password asks by email, is told and goes to the login page", async () => {
  const { gone, navigation } = ways()
  await openStory(forgot.Asked, { navigation })
  await seen("If there is an account with this email, a message with the next step is on its way.")
  expect(gone).toEqual(["/auth/login"])
})

test("an address nobody has is told with the field's name, as the specification says", async () => {
  await openStory(forgot.Unknown)
  await expect.element(page.getByRole("alert")).toHaveTextContent("Email was not found")
})

test("who asks without an address, or with a wrong one, is told and nothing is sent", async () => {
  const backend = await openStory(forgot.Empty)
  await count("Required field", 1)
  await field("Email").fill("ana@")
  await button("Send").click()
  await seen("Email is not valid")
  expect(backend.requests).toEqual([])
})

test("who asks while the service is away keeps the address and may try again", async () => {
  const backend = memoryBackend()
  backend.offline(true)
  await openStory(forgot.Offline, { backend })
  await expect
    .element(page.getByRole("alert"), { timeout: 6000 })
    .toHaveTextContent("The service did not respond. Try again.")
  await expect.element(field("Email")).toHaveValue("root@balcao.test")
})

test("the way back from the forgotten password leads to the login page, in both languages", async () => {
  const { gone, navigation } = ways()
  await openStory(forgot.English, { navigation })
  await button("Back").click()
  expect(gone).toEqual(["/auth/login"])
  await openStory(forgot.Start)
  await expect.element(button("Voltar")).toBeVisible()
  await expect.element(field("E-mail")).toBeVisible()
})
