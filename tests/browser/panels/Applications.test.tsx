import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { sampleApplications } from "../../../src/testing/sampleApplications.ts"
import {
  English,
  Expired,
  None,
  ReadOnly,
  Refused,
  Style,
} from "../../../stories/panels/ApplicationsPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const row = (name: string) => page.getByRole("row", { name, exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const seen = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()

test("root sees how far each application is, and finds them by name and by status", async () => {
  await openStory(English)
  await expect.element(row("Sabor da Vila").getByText("In store review")).toBeVisible()
  await expect.element(row("Sabor da Vila").getByText("In progress")).toBeVisible()
  await expect.element(row("Feira Boa").getByText("Expired")).toBeVisible()
  await page.getByRole("searchbox").fill("vila")
  await expect.element(row("Feira Boa")).not.toBeInTheDocument()
  await page.getByRole("searchbox").fill("")
  await button("Status").click()
  await page.getByRole("menuitemradio", { name: "Published" }).click()
  await expect.element(row("Sabor da Vila")).not.toBeInTheDocument()
  await expect.element(row("Balcão Delivery")).toBeVisible()
})

test("a style is seen as sign-in and shell, light and dark, while it is written", async () => {
  const backend = memoryBackend()
  await openStory(Style, { backend })
  const previews = page.getByRole("region", { name: "Preview" })
  await expect.element(previews).toBeVisible()
  const frames = () => [...document.querySelectorAll<HTMLElement>("figure > .balcao")]
  await expect
    .poll(() => frames().map(({ dataset }) => dataset["scheme"]))
    .toEqual(["light", "dark", "light", "dark"])
  await page.getByRole("textbox", { name: /^Title/ }).fill("Vila Nova")
  await expect.poll(() => frames().every(({ textContent }) => textContent.includes("Vila Nova"))).toBe(true)
  await page.getByRole("textbox", { name: /^Brand color/ }).fill("#1f5fbf")
  await expect
    .poll(() => frames().map(({ style }) => style.getPropertyValue("--balcao-accent")))
    .toEqual(["#1f5fbf", "#1f5fbf", "#1f5fbf", "#1f5fbf"])
  await expect.element(previews.getByText(/^Easy to read: text on buttons has 6\.0:1/)).toBeVisible()
  await page.getByRole("textbox", { name: /^Brand color/ }).fill("#f0532d")
  await expect
    .element(previews.getByText(/^White on #F0532D has 3\.5:1, and the minimum is 4\.5:1/))
    .toBeVisible()
  await button("Save").click()
  await seen(/saved/i)
  expect(backend.requests).toContain("PUT /v2/admin/applications/2")
})

test("a style of a foreign platform that could run is text in the preview, or the platform's own", async () => {
  const [, sabor] = sampleApplications
  const adminStyle = {
    titleTab: "<img src=x onerror=alert(1)>",
    footerTitle: "javascript:alert(1)",
    logo: "javascript:alert(1)",
    backgroundLogin: "data:image/svg+xml,<svg onload=alert(1)>",
    primaryColor: "red;}body{display:none",
  }
  await openStory(Style, { backend: memoryBackend({ applications: [{ ...sabor!, adminStyle }] }) })
  const previews = page.getByRole("region", { name: "Preview" })
  await expect.element(previews.getByText(adminStyle.titleTab).first()).toBeVisible()
  await expect.element(previews.getByText(adminStyle.footerTitle).first()).toBeVisible()
  const made = previews.element().querySelectorAll("img, script, [href], [style]:not([style=''])")
  expect([...made].map(({ outerHTML }) => outerHTML)).toEqual([])
})

test("whoever writes an expired style is told what its hosts show", async () => {
  await openStory(Expired)
  await seen("This style has expired: its domains show the platform’s.")
})

test("a domain of another application is refused where it was written", async () => {
  await openStory(Style)
  await page.getByRole("tab", { name: "Domains" }).click()
  const [first] = page.getByRole("textbox", { name: "Domain" }).all()
  await first!.fill("https://Feiraboa.test/painel")
  await button("Save").click()
  await seen("Another application already uses one of these domains")
})

test("an application is deleted once its name is typed", async () => {
  const backend = memoryBackend()
  await openStory(English, { backend })
  await row("Feira Boa").getByRole("button", { name: "Delete application" }).click()
  const dialog = page.getByRole("alertdialog")
  await expect.element(dialog.getByRole("button", { name: "Delete" })).toBeDisabled()
  await dialog.getByRole("textbox", { name: "Type Feira Boa to confirm" }).fill("feira")
  await userEvent.keyboard("{Enter}")
  expect(backend.requests).not.toContain("DELETE /v2/admin/applications/3")
  await dialog.getByRole("textbox").fill("Feira Boa")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => backend.requests).toContain("DELETE /v2/admin/applications/3")
  await expect.element(row("Feira Boa")).not.toBeInTheDocument()
})

test("nobody else writes, and an empty list says so", async () => {
  await openStory(None, { backend: memoryBackend({ applications: [] }) })
  await seen("No records found")
  await openStory(ReadOnly)
  await expect.element(row("Feira Boa")).toBeVisible()
  await expect.element(button("New application")).not.toBeInTheDocument()
  await openStory(Refused, { backend: memoryBackend({ user: restaurantUser }) })
  await seen(/“Administração geral”|“Root administration”/)
})
