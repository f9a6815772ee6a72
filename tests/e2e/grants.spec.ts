import type { Page } from "@playwright/test"
import { enter, expect, expectAccessible, test } from "./host.ts"
import { openMail } from "./outbox.ts"
import { button, edit, list, tab } from "./userPages.ts"

const menuGroup = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Menu principal" }).getByRole("button", { name })

/** The status of a request sent with this page's session. */
const findUsersAs = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem("authToken") ?? ""
    const answer = await fetch("/acl/users/findUsers", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ filter: {}, sortField: "id", sortOrder: "asc", pageNumber: 0, pageSize: 10 }),
    })
    return answer.status
  })

test("a new user is refused until root assigns a role, sees its menu within 5 s, and loses it again", async ({
  page,
  browser,
  host,
}) => {
  test.slow()
  await page.goto("/auth/register")
  await page.getByLabel("Nome completo").fill("Rita Estranha")
  await page.getByLabel("E-mail").fill("rita@exemplo.test")
  await page.getByLabel("Nome de usuário").fill("rita.estranha")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await page.getByLabel("Confirmar senha", { exact: true }).fill("demo1234")
  await page.getByRole("checkbox").check({ force: true })
  await button(page, "Criar conta").click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await openMail(page, "rita@exemplo.test", "Confirme a sua conta")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await button(page, "Ativar conta").click()
  await page.getByRole("link", { name: "Ir para o login" }).click()
  await page.getByLabel("E-mail").fill("rita@exemplo.test")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await button(page, "Entrar").click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(menuGroup(page, "Relatórios")).toBeVisible()
  await expect(menuGroup(page, "Gestão de usuários")).toHaveCount(0)
  expect(await findUsersAs(page)).toBe(403)

  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const root = await context.newPage()
  await enter(root, host, "root")
  await edit(root, "rita.estranha")
  await tab(root, "Papéis").click()
  await root.getByLabel("Papéis não atribuídos").selectOption({ label: "Gerente de loja" })
  await button(root, "Atribuir").click()
  await button(root, "Salvar").click()
  await expect(root.getByText("Usuário salvo.")).toBeVisible()
  await expect(menuGroup(page, "Gestão de usuários")).toBeVisible({ timeout: 5000 })
  await expect(menuGroup(page, "Restaurantes online")).toBeVisible()
  expect(await findUsersAs(page)).toBe(200)

  await button(root, "Remover Gerente de loja").click()
  const answered = root.waitForResponse((answer) => answer.request().method() === "PUT")
  await button(root, "Salvar").click()
  await answered
  expect(await findUsersAs(page)).toBe(403)
  await expect(menuGroup(page, "Gestão de usuários")).toHaveCount(0, { timeout: 5000 })
  await context.close()
})

test("someone refused a screen learns why, and root learns why for anyone", async ({
  page,
  browser,
  host,
}) => {
  await enter(page, host, "partner")
  await page.goto("/food-menu")
  await expect(page).toHaveURL(/\/error\/403$/)
  await button(page, "Entenda o motivo").click()
  await expect(page).toHaveURL(/\/my-access\?page=%2Ffood-menu$/)
  const row = page.getByRole("row").filter({ hasText: "/food-menu" })
  await expect(row).toContainText("Negado")
  await expect(row).toContainText("accessToFoodMenu")
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const root = await context.newPage()
  await enter(root, host, "root")
  await root.goto(`${list}?q=restaurant`)
  await button(root, "Acesso explicado").first().click()
  await expect(root).toHaveURL(/\/users\/access\/\d+$/)
  await root.getByRole("searchbox", { name: "Nome ou código" }).fill("/food-menu")
  await expect(root.getByRole("row").filter({ hasText: "/food-menu" })).toContainText("Permitido")
  await context.close()
})
