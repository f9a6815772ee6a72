import type { Page } from "@playwright/test"
import { type Platform, startPlatform } from "../platform/platform.ts"
import { idOf } from "../platform/records.ts"
import { expect, expectAccessible, signIn, start, test as base } from "./host.ts"
import { openSite } from "./partnerSite.ts"

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
    { scope: "worker", timeout: 120_000 },
  ],
})

test.beforeEach(({ platform }) => platform.reset())
test.afterEach(({ platform }) => expect(platform.unknown).toEqual([]))

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()
const inRow = (page: Page, row: string, button: string) =>
  page.getByRole("row", { name: row }).getByRole("button", { name: button }).click()
const confirm = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click()
const saved = (page: Page) => expect(page.getByText(/salvo/i).first()).toBeVisible()

const [, diego, elisa] = [0, 1, 2].map((index) => idOf(2, index))
const [cantina, market] = [idOf(1, 1), idOf(1, 2)]

/** A panel: where it is, what shows that it is here, its writes, and the calls that makes. */
interface Visit {
  readonly path: string
  readonly shown: string
  readonly act?: (page: Page) => Promise<void>
  readonly calls: ReadonlyArray<string>
}

const root: ReadonlyArray<Visit> = [
  { path: "/dashboard", shown: "Administração geral", calls: ["GET /acl/users/me"] },
  {
    path: "/user-management/roles",
    shown: "Atendimento",
    act: async (page) => {
      await inRow(page, "Atendimento", "Editar papel")
      await page.getByRole("textbox", { name: "Título" }).fill("Atendimento 2")
      await press(page, "Salvar")
      await expect(page.getByRole("row", { name: "Atendimento 2" })).toBeVisible()
    },
    calls: ["PUT /acl/roles"],
  },
  {
    path: "/user-management/users",
    shown: "ana.costa@exemplo.test",
    act: async (page) => {
      await inRow(page, "Daniel Castro", "Excluir usuário")
      await confirm(page)
      await expect(page.getByRole("row", { name: "Daniel Castro" })).toBeHidden()
    },
    calls: ["POST /acl/users/findUsers", "DELETE /acl/users/6"],
  },
  {
    path: "/user-management/users/edit/3",
    shown: "Ana Costa",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Ocupação" }).fill("Gerente")
      await press(page, "Salvar")
      await saved(page)
    },
    calls: ["PUT /acl/users"],
  },
  { path: "/user-management/users/access/3", shown: "Ana Costa", calls: ["GET /acl/permissions"] },
  {
    path: "/company/delivery",
    shown: `Empresa ${cantina}`,
    act: async (page) => {
      await inRow(page, cantina, "Editar entrega")
      await page.getByRole("dialog").getByText("Fechada", { exact: true }).click()
      await press(page, "Salvar")
      await expect(page.getByRole("row", { name: cantina }).getByText("Fechada")).toBeVisible()
    },
    calls: ["GET /company/company-delivery/paginator/", `PUT /company/company-delivery/${idOf(5, 1)}`],
  },
  {
    path: `/delivery-deliveryrecord/${diego}`,
    shown: "Diego Barbosa",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Empresa" }).click()
      await page.getByRole("option", { name: market }).click()
      await press(page, "Salvar")
      await saved(page)
    },
    calls: [`PUT /delivery-man/update/${diego}`],
  },
  {
    path: "/delivery-deliveryrecord",
    shown: "Diego Barbosa",
    act: async (page) => {
      await inRow(page, "Elisa Duarte", "Excluir entregador")
      await confirm(page)
      await expect(page.getByRole("row", { name: "Elisa Duarte" })).toBeHidden()
    },
    calls: ["GET /delivery-man/paginator/", `DELETE /delivery-man/delete/${elisa}`],
  },
  { path: "/report/deliverymanlive", shown: "Diego Barbosa", calls: ["GET /delivery-man/list/"] },
]

test("a person works on a platform of their own, which is sent nothing it does not know", async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000)
  await signIn(page, "root")
  for (const { path, shown, act, calls } of root) {
    await page.goto(path)
    await expect(page.getByText(shown).first(), path).toBeVisible()
    await act?.(page)
    expect(platform.made, path).toEqual(expect.arrayContaining([...calls]))
  }
  expect(platform.records.deliveryPeople[0]?.["company"]).toBe(market)
})

test("someone of a restaurant on such a platform closes the store, and deletes and creates its delivery record", async ({
  page,
  platform,
}) => {
  await signIn(page, "restaurant")
  await page.goto("/company/delivery")
  await inRow(page, cantina, "Excluir registro de entrega")
  await confirm(page)
  await expect(page.getByRole("row", { name: cantina })).toBeHidden()
  await press(page, "Novo registro de entrega")
  await page.getByRole("dialog").getByText("Aberta", { exact: true }).click()
  await press(page, "Salvar")
  await expect(page.getByRole("row", { name: cantina }).getByText("Aberta")).toBeVisible()
  await page.reload()
  const store = page.getByRole("banner").getByRole("group", { name: "Loja" })
  await store.getByRole("switch").press("Space")
  await page.getByRole("button", { name: "Fechar loja" }).click()
  await expect(store.getByRole("status")).toHaveText("Fechada manualmente.")
  expect(platform.records.deliveries.at(-1)).toMatchObject({
    company: cantina,
    isOpen: false,
    isManual: true,
  })
})

test("someone on such a platform starts from their favorites, what they used last and the areas of the menu", async ({
  page,
}) => {
  await signIn(page, "root")
  const main = page.locator("main")
  await expect(main.getByText("Toque na estrela ao lado do título")).toBeVisible()
  await page.goto("/user-management/roles")
  await main.getByRole("button", { name: /^Adicionar .* aos favoritos$/ }).click()
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto("/dashboard")
  for (const title of ["Favoritos", "Usadas recentemente"])
    await expect(
      main.getByRole("region", { name: title }).getByRole("link", { name: "Papéis" }),
    ).toBeVisible()
  expect(await main.getByRole("link").filter({ visible: true }).count()).toBeLessThan(10)
  const areas = main.getByRole("region", { name: "Todas as áreas" })
  await areas.locator("summary", { hasText: "Gestão de usuários" }).press("Enter")
  await expectAccessible(page, { within: "main" })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await areas.getByRole("link", { name: "Usuários", exact: true }).press("Enter")
  await expect(page).toHaveURL(/\/user-management\/users$/)
})

test("someone without an account on such a platform registers and asks for a new password", async ({
  page,
  platform,
}) => {
  await page.goto("/auth/register")
  await page.getByLabel("Nome completo").fill("Nova Pessoa")
  await page.getByLabel("E-mail").fill("nova@exemplo.test")
  await page.getByLabel("Nome de usuário").fill("nova.pessoa")
  for (const label of ["Senha", "Confirmar senha"])
    await page.getByLabel(label, { exact: true }).fill("segredo1")
  await page.getByRole("checkbox").press("Space")
  await press(page, "Criar conta")
  await expect(page.getByText("Conta criada. Entre com o seu e-mail.")).toBeVisible()
  await page.getByRole("link", { name: "Esqueci minha senha" }).click()
  await expect(page).toHaveURL(/forgot-password$/)
  await page.getByLabel("E-mail").fill("nova@exemplo.test")
  await press(page, "Enviar")
  await expect(page.getByText(/^Se houver uma conta com este e-mail/)).toBeVisible()
  expect(platform.made).toEqual(expect.arrayContaining(["POST /acl/users/register", "GET /acl/users/forgot"]))
})

test("a shop's own page on another origin closes the store on such a platform", async ({
  page,
  platform,
}) => {
  const { site, close } = await openSite(platform.address)
  await page.goto(site.origin)
  const toggle = page.locator("balcao-store-toggle")
  await toggle.getByRole("switch").press("Space")
  await toggle.getByRole("button", { name: "Fechar loja" }).click()
  await expect(toggle.getByRole("status")).toHaveText("Fechada manualmente.")
  expect(platform.records.deliveries[0]).toMatchObject({ isOpen: false, isManual: true })
  await close()
})
