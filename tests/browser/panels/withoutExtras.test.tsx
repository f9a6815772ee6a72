import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { DashboardPanel } from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { English as Dashboard } from "../../../stories/panels/DashboardPanel.stories.tsx"
import { English as Roles } from "../../../stories/panels/RolesPanel.stories.tsx"
import { English as Users } from "../../../stories/panels/UsersPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const backendOf = () =>
  memoryBackend({
    extras: [],
    roles: Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      title: index === 0 ? "=Papel" : `Papel ${index + 1}`,
      permissions: [],
      isCoreRole: index === 1,
    })),
    holders: { 3: 1 },
  })

const exportedLines = async () => {
  const files: Array<Blob> = []
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob)
    return "#"
  })
  await button("Export").click()
  await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click()
  await vi.waitFor(() => expect(files).toHaveLength(1))
  return (await files[0]!.text()).split("\r\n")
}

test("an owner on a platform of its own deletes many roles, and is told which stayed and why", async () => {
  const backend = await openStory(Roles, { backend: backendOf() })
  await expect.element(page.getByText("1–10 of 12")).toBeVisible()
  await expect.element(page.getByText("Kind", { exact: true })).not.toBeInTheDocument()
  await page.getByLabelText("Select all on this page").click()
  await button("Select all 12 results").click()
  await button("Delete").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
  const dialog = page.getByRole("dialog")
  await expect.element(dialog.getByText("2 were not deleted:")).toBeVisible()
  for (const title of ["Papel 2", "Papel 3"])
    await expect.element(dialog.getByText(title, { exact: true })).toBeVisible()
  expect([...backend.roles.keys()]).toEqual([2, 3])
  expect(backend.requests).not.toContain("POST /acl/roles/removeRoles")
})

test("an owner on a platform of its own saves the list as a file in which nothing is a formula", async () => {
  const backend = await openStory(Roles, { backend: backendOf() })
  await expect.element(page.getByText("1–10 of 12")).toBeVisible()
  const lines = await exportedLines()
  expect(lines.slice(0, 3)).toEqual(["ID,Title,Permissions", "1,'=Papel,", "2,Papel 2,"])
  expect(lines).toHaveLength(14)
  expect(backend.requests).not.toContain("POST /acl/roles/exportRoles")
})

test("users on such a platform are found by what is typed alone, and saved to a file with their roles' titles", async () => {
  await openStory(Users, { backend: memoryBackend({ extras: [] }) })
  await expect.element(page.getByText("1–10 of 12")).toBeVisible()
  for (const name of ["Roles", "Company"]) await expect.element(button(name)).not.toBeInTheDocument()
  const lines = await exportedLines()
  expect([lines[0], lines[2]]).toEqual([
    "ID,Username,Email,Full name,Roles",
    '2,paulo.teles,paulo.teles@balcao.test,Paulo Henrique Teles,"Financeiro, Marketing"',
  ])
})

test("a person on a platform that counts no figures is welcomed, and shown the way to their screens", async () => {
  const children = <DashboardPanel shortcuts={[{ label: "Roles", href: "#/roles" }]} />
  const backend = await openStory(Dashboard, { backend: memoryBackend({ extras: [] }), children })
  await expect.element(page.getByRole("heading", { name: "Welcome, Conta Raiz" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Roles", exact: true })).toBeVisible()
  expect(backend.requests).not.toContain("GET /v2/report/dashboard")
})
