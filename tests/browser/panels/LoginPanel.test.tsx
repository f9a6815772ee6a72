import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { LoginPanel } from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import {
  Demo,
  Empty,
  EmptyInPortuguese,
  English,
  Start,
  TriedOffline,
  Waiting,
  Wrong,
  WrongAndTold,
} from "../../../stories/panels/LoginPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.useRealTimers())

const email = page.getByLabelText("Email", { exact: true })
const password = page.getByLabelText("Password", { exact: true })
const submit = page.getByRole("button", { name: "Sign in", exact: true })
const text = (words: string) => page.getByText(words, { exact: true })

const ways = () => {
  const gone: Array<string> = []
  const navigation = {
    push: (path: string) => void gone.push(`push ${path}`),
    redirect: (path: string) => void gone.push(`redirect ${path}`),
  }
  return { gone, navigation }
}

const fill = async (who = "root@balcao.test", secret = "demo1234") => {
  await email.fill(who)
  await password.fill(secret)
}

test("an administrator finds an e-mail, a password, the forgotten password and the way to sign in", async () => {
  await openStory(English)
  await expect.element(email).toHaveAttribute("autocomplete", "username")
  await expect.element(password).toHaveAttribute("autocomplete", "current-password")
  await expect.element(password).toHaveAttribute("type", "password")
  await expect
    .element(page.getByRole("link", { name: "Forgot password" }))
    .toHaveAttribute("href", "/auth/forgot-password")
  await expect
    .element(page.getByRole("link", { name: "Create account" }))
    .toHaveAttribute("href", "/auth/register")
  await expect.element(submit).toBeVisible()
  await page.getByRole("button", { name: "Show password" }).click()
  await expect.element(password).toHaveAttribute("type", "text")
})

test("an administrator who reads Portuguese finds the same in Portuguese", async () => {
  await openStory(Start)
  for (const label of ["E-mail", "Senha"])
    await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Esqueci minha senha" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible()
})

test("someone who signs in goes to the dashboard by a full redirect", async () => {
  const { gone, navigation } = ways()
  await openStory(English, { navigation })
  await fill()
  await submit.click()
  await vi.waitFor(() => expect(gone).toEqual(["redirect /dashboard"]))
})

test("someone who signs in comes to where they wanted to go, and never to another site", async () => {
  for (const [returnUrl, path] of [
    ["/user-management/roles?page=2", "/user-management/roles?page=2"],
    ["//evil.example", "/dashboard"],
    ["https://evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
  ] as const) {
    const { gone, navigation } = ways()
    await openStory(English, { navigation, children: <LoginPanel returnUrl={returnUrl} /> })
    await fill()
    await submit.click()
    await vi.waitFor(() => expect(gone).toEqual([`redirect ${path}`]))
  }
})

test("someone at the specification's pace waits 4 s after signing in, with their user loaded meanwhile", async () => {
  const { gone, navigation } = ways()
  const backend = await openStory(English, { navigation, pace: "spec" })
  await fill()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await submit.click()
  // Well before the 4 s: on a busy machine some of them are over before the click has returned.
  await vi.advanceTimersByTimeAsync(3000)
  expect(backend.requests).toContain("GET /acl/users/me")
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(1100)
  expect(gone).toEqual(["redirect /dashboard"])
})

test("someone whose login is wrong is told so, and may try again with what they typed", async () => {
  await openStory(Wrong)
  await expect.element(page.getByRole("alert").getByText("The login detail is incorrect")).toBeVisible()
  await expect.element(email).toHaveValue("root@balcao.test")
  await expect.element(submit).toBeEnabled()
})

test("someone whose login is refused with a reason reads the server's own words", async () => {
  await WrongAndTold.run()
  await expect.element(page.getByRole("alert").getByText("Account blocked until Monday.")).toBeVisible()
})

test("someone who signs in while the API is away is told, keeps what they typed, and gets in when it is back", async () => {
  const { gone, navigation } = ways()
  const backend = memoryBackend()
  backend.offline(true)
  await openStory(TriedOffline, { backend, navigation })
  await expect
    .element(page.getByRole("alert").getByText("The service did not respond. Try again."))
    .toBeVisible()
  await expect.element(email).toHaveValue("root@balcao.test")
  await expect.element(password).toHaveValue("wrong-one")
  expect(backend.requests).toEqual(["POST /users/auth-admin"])
  backend.offline(false)
  await password.fill("demo1234")
  await submit.click()
  await vi.waitFor(() => expect(gone).toEqual(["redirect /dashboard"]))
})

test("someone who sends an empty form is told of both fields, and nothing is sent", async () => {
  const backend = await openStory(Empty)
  await vi.waitFor(() => expect(text("Required field").elements()).toHaveLength(2))
  await expect.element(email).toHaveAttribute("aria-invalid", "true")
  expect(backend.requests).toEqual([])
  await openStory(EmptyInPortuguese)
  await vi.waitFor(() => expect(text("Campo obrigatório").elements()).toHaveLength(2))
})

test("someone who types what cannot be right is told what is wrong with it", async () => {
  const backend = await openStory(English)
  for (const [who, secret, words] of [
    ["ana", "demo1234", "Email is not valid"],
    ["a@", "demo1234", "Email minimum length is 3"],
    [`${"a".repeat(320)}@b.co`, "demo1234", "Email maximum length is 320"],
    ["a@b.co", "ab", "Password minimum length is 3"],
    ["a@b.co", "x".repeat(101), "Password maximum length is 100"],
  ] as const) {
    await fill(who, secret)
    await submit.click()
    await expect.element(text(words)).toBeVisible()
  }
  expect(backend.requests).toEqual([])
})

test("someone who waits sees that it works, and cannot send it twice", async () => {
  const backend = memoryBackend()
  backend.hang((await import("../../../src/contract/calls.ts")).calls.session.login)
  await openStory(Waiting, { backend })
  await fill()
  await userEvent.keyboard("{Enter}")
  await expect
    .element(page.getByRole("button", { name: "Signing in…" }))
    .toHaveAttribute("aria-disabled", "true")
  await page.getByRole("button", { name: "Signing in…" }).click({ force: true })
  expect(backend.requests).toHaveLength(1)
})

test("someone without a mouse signs in with the keyboard alone", async () => {
  const { gone, navigation } = ways()
  await openStory(English, { navigation })
  await expect.element(email).toBeVisible()
  ;(email.element() as HTMLElement).focus()
  await userEvent.keyboard("root@balcao.test")
  for (let press = 0; press < 5 && document.activeElement !== password.element(); press += 1)
    await userEvent.tab()
  await userEvent.keyboard("demo1234{Enter}")
  await vi.waitFor(() => expect(gone).toEqual(["redirect /dashboard"]))
})

test("a visitor of the demo fills the form with one press", async () => {
  await openStory(Demo)
  await page.getByRole("button", { name: "Parceiro" }).click()
  await expect.element(page.getByLabelText("E-mail", { exact: true })).toHaveValue("partner@balcao.test")
  await expect.element(page.getByLabelText("Senha", { exact: true })).toHaveValue("demo1234")
})

test("the forgotten password leads to a screen of the host", async () => {
  const { gone, navigation } = ways()
  await openStory(English, { navigation })
  await page.getByRole("link", { name: "Forgot password" }).click()
  expect(gone).toEqual(["push /auth/forgot-password"])
})
