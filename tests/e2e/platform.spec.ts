import { type Page } from "@playwright/test"
import { type Platform, startPlatform } from "../platform/platform.ts"
import { expect, signIn, start, test as base } from "./host.ts"

/** A test of the app on a platform of somebody else's (`API_URL`), which notes whatever it was not told of. */
const test = base.extend<object, { readonly platform: Platform }>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const platform = await startPlatform()
      await use(platform)
      await platform.close()
    },
    { scope: "worker" },
  ],
  host: [
    async ({ platform }, use) => {
      const { address, stop } = await start({ API_URL: platform.address })
      await use(address)
      await stop()
    },
    { scope: "worker", timeout: 60_000 },
  ],
})

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()

/** A panel: where it is, what shows that it is here, one write, and the call that makes. New panels join by a line. */
const panels: ReadonlyArray<
  readonly [path: string, shown: string, write: ((page: Page) => Promise<void>) | undefined, call: string]
> = [
  ["/dashboard", "Administração geral", undefined, "GET /acl/users/me"],
  [
    "/user-management/roles",
    "Atendimento",
    async (page) => {
      await page
        .getByRole("row", { name: "Atendimento" })
        .getByRole("button", { name: "Editar papel" })
        .click()
      await page.getByRole("textbox", { name: "Título" }).fill("Atendimento 2")
      await press(page, "Salvar")
      await expect(page.getByRole("row", { name: "Atendimento 2" })).toBeVisible()
    },
    "PUT /acl/roles",
  ],
  [
    "/user-management/users/edit/3",
    "Ana Costa",
    async (page) => {
      await page.getByRole("textbox", { name: "Ocupação" }).fill("Gerente")
      await press(page, "Salvar")
      await expect(page.getByText(/salvo/i).first()).toBeVisible()
    },
    "PUT /acl/users",
  ],
  ["/user-management/users", "ana.costa@exemplo.test", undefined, "POST /acl/users/findUsers"],
  ["/user-management/users/access/3", "Ana Costa", undefined, "GET /acl/permissions"],
  [
    "/company/delivery",
    "Empresa 65f1a0b20100000000000001",
    undefined,
    "GET /company/company-delivery/paginator/",
  ],
  ["/delivery-deliveryrecord", "Diego Barbosa", undefined, "GET /delivery-man/paginator/"],
  ["/report/deliverymanlive", "Diego Barbosa", undefined, "GET /delivery-man/list/"],
]

test("a person works on a platform of their own, which is sent nothing it does not know", async ({
  page,
  platform,
  complaints,
}) => {
  await signIn(page, "root")
  for (const [path, shown, write, call] of panels) {
    await page.goto(path)
    await expect(page.getByText(shown).first(), path).toBeVisible()
    await write?.(page)
    expect(platform.made, path).toContain(call)
  }
  expect(platform.unknown).toEqual([])
  const notes = complaints.splice(0)
  expect(notes).toEqual([])
})
