import { enter, expect, signIn, test } from "./host.ts"

const menu = "nav[aria-label='Menu principal']"

test("a signed-out visitor is asked to sign in, and comes back to where they wanted to go", async ({
  page,
}) => {
  await page.goto("/user-management/roles?q=a")
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fuser-management%2Froles%3Fq%3Da$/)
  await page.getByLabel("E-mail").fill("root@balcao.test")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL(/\/user-management\/roles\?q=a$/)
})

for (const trap of ["//evil.example", "https://evil.example/x", "/\\evil.example", "javascript:alert(1)"])
  test(`a return URL to another site (${trap}) leads to the dashboard instead`, async ({ page, host }) => {
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(trap)}`)
    await page.getByLabel("E-mail").fill("root@balcao.test")
    await page.getByLabel("Senha", { exact: true }).fill("demo1234")
    await page.getByRole("button", { name: "Entrar", exact: true }).click()
    await expect(page).toHaveURL(`${host}/dashboard`)
  })

test("a partner sees a partner's menu and is refused at /franchises", async ({ page, host }) => {
  await enter(page, host, "partner")
  await page.goto("/dashboard")
  const groups = page.locator(menu).getByRole("list", { name: "Telas" }).locator("> li")
  await expect(groups).toHaveText([
    /^Ferramentas/,
    /^Central de ajuda/,
    /^Supermercado online/,
    /^Página de links/,
    /^Aplicativo/,
    /^Configurações/,
    /^Administração/,
    /^Suporte/,
    /^Relatórios/,
    /^Marketing/,
    /^Parceiros/,
    /^Financeiro/,
  ])
  await page.goto("/franchises")
  await expect(page).toHaveURL(/\/error\/403$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("403... Acesso negado")
  await expect(page.getByText("Administração geral", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Voltar para o painel" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test("a partner who opens the roles is told which permission is missing", async ({ page, host }) => {
  await enter(page, host, "partner")
  await page.goto("/user-management")
  await expect(page).toHaveURL(/\/user-management\/roles$/)
  await expect(page.getByText(/“Usuários e papéis”/)).toBeVisible()
})

test("an unknown path leads a signed-in user to the dashboard, and anyone else to 403", async ({
  page,
  host,
}) => {
  await page.goto("/nowhere")
  await expect(page).toHaveURL(/\/error\/403$/)
  await enter(page, host, "restaurant")
  await page.goto("/nowhere/at/all")
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto("/")
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto("/auth/login")
  await expect(page).toHaveURL(/\/dashboard$/)
})

test("a route whose screen does not exist yet says so under its title", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto("/dashboard/link-page")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Painel das páginas de links")
  await expect(page.getByText("Esta tela ainda não está pronta")).toBeVisible()
  await page.goto("/mail")
  await expect(page.getByText("E-mail: chega em breve, na próxima atualização.")).toBeVisible()
})

test("someone who signs out is sent to sign in, in every tab, and can return to each page", async ({
  page,
  context,
}) => {
  await signIn(page, "root")
  const other = await context.newPage()
  await other.goto("/company/group")
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible()
  await page.goto("/finance/invoice")
  await page.getByRole("button", { name: /^Olá,/ }).click()
  await page.getByRole("menuitem", { name: "Sair" }).click()
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Ffinance%2Finvoice$/)
  await expect(other).toHaveURL(/\/auth\/login\?returnUrl=%2Fcompany%2Fgroup$/)
})

test("someone whose app settings cannot be loaded is told, and can try again", async ({
  page,
  complaints,
}) => {
  await page.route("**/config.json", (route) => route.fulfill({ status: 404, body: "gone" }))
  await page.goto("/auth/login")
  await expect(page.getByText("Não foi possível abrir o painel")).toBeVisible()
  await page.unroute("**/config.json")
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
  expect(complaints.splice(0)).toEqual(["/config.json answered 404."])
})
