import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"
import { button, edit, field, list, tab } from "./userPages.ts"

// Apart from each other, so that the last files of a run keep both workers busy.
test.describe.configure({ mode: "parallel" })

const saveWith = async (page: Page, way: string) => {
  await button(page, "Mais opções para salvar").click()
  await page.getByRole("menuitem", { name: way }).click()
}

test("root creates a user, assigns a role, sets a password and copies the user, who then signs in", async ({
  page,
  browser,
  host,
}) => {
  test.slow()
  await enter(page, host, "root")
  await page.goto(list)
  await button(page, "Novo usuário").click()
  await expect(page.getByRole("heading", { level: 1, name: "Criar usuário" })).toBeVisible()
  await button(page, "Salvar").click()
  await expect(page.getByText("Nome de usuário é obrigatório")).toBeVisible()
  await expect(field(page, "Nome de usuário")).toBeFocused()
  await field(page, "Nome de usuário").fill("aline.prado")
  await field(page, "Nome completo").fill("Aline Prado")
  await field(page, "E-mail").fill("aline@exemplo.test")
  await field(page, "Ocupação").fill("Atendente")
  await button(page, "Salvar").click()
  await expect(page.getByText("Usuário criado.")).toBeVisible()
  await expect(page).toHaveURL(/\/users\/edit\/\d+$/)
  await expect(page.getByRole("heading", { level: 1, name: "Editar usuário – Aline Prado" })).toBeVisible()

  await tab(page, "Papéis").click()
  await expect(page).toHaveURL(/tab=roles$/)
  await page.getByLabel("Papéis não atribuídos").selectOption({ label: "Atendente" })
  await button(page, "Atribuir").click()
  await button(page, "Salvar").click()
  await expect(page.getByText("Usuário salvo.")).toBeVisible()
  await page.reload()
  await expect(button(page, "Remover Atendente")).toBeVisible()

  await tab(page, "Alterar senha").click()
  await page.getByLabel("Senha", { exact: true }).fill("nova-senha")
  await page.getByLabel("Confirmar senha", { exact: true }).fill("nova-senha")
  await button(page, "Alterar senha").click()
  await expect(page.getByText("Senha do usuário alterada.")).toBeVisible()

  await saveWith(page, "Salvar e duplicar")
  await expect(page).toHaveURL(/\/users\/add\/\d+$/)
  await expect(field(page, "Nome completo")).toHaveValue("Aline Prado")
  await expect(field(page, "E-mail")).toHaveValue("")
  await field(page, "Nome de usuário").fill("aline.dois")
  await field(page, "E-mail").fill("aline@exemplo.test")
  await button(page, "Salvar").click()
  await expect(page.getByText("Outro usuário já tem este e-mail.")).toBeVisible()
  await expect(field(page, "E-mail")).toBeFocused()
  await field(page, "E-mail").fill("aline.dois@exemplo.test")
  await saveWith(page, "Salvar e sair")
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.goto(`${list}?q=aline.dois`)
  await expect(page.getByRole("row").filter({ hasText: "Atendente" })).toHaveCount(1)

  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const other = await context.newPage()
  await other.goto("/auth/login")
  await other.getByLabel("E-mail").fill("aline@exemplo.test")
  await other.getByLabel("Senha", { exact: true }).fill("nova-senha")
  await button(other, "Entrar").click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await context.close()
})

test("someone is asked about unsaved changes on every way out, and returns to the list as they left it", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto(`${list}?q=an&size=5`)
  await page.getByRole("button", { name: "Próxima página" }).click()
  await expect(page).toHaveURL(/page=2/)
  await button(page, "Editar usuário").first().click()
  await field(page, "Ocupação").fill("Outra")
  const dialog = page.getByRole("alertdialog", { name: "Sair sem salvar?" })

  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Painel" })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Continuar editando" }).click()
  await expect(page).toHaveURL(/\/users\/edit\/\d+$/)
  await page.goBack()
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Continuar editando" }).click()
  await expect(field(page, "Ocupação")).toHaveValue("Outra")

  let wasAsked = false
  page.once("dialog", (native) => {
    wasAsked = native.type() === "beforeunload"
    void native.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => wasAsked).toBe(true)

  await button(page, "Voltar").click()
  await dialog.getByRole("button", { name: "Sair" }).click()
  await expect(page).toHaveURL(/\/users\?q=an&page=2&size=5$|\/users\?q=an&size=5&page=2$/)
})

test("an administrator who saves second sees what the first wrote and chooses", async ({
  page,
  browser,
  host,
}) => {
  await enter(page, host, "root")
  await edit(page, "supermarket")
  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const other = await context.newPage()
  await enter(other, host, "root")
  await edit(other, "supermarket")

  await field(other, "Ocupação").fill("Compras")
  await button(other, "Salvar").click()
  await expect(other.getByText("Usuário salvo.")).toBeVisible()
  await field(page, "Ocupação").fill("Vendas")
  await field(page, "Nome completo").fill("Equipe do mercado")
  await button(page, "Salvar").click()
  const dialog = page.getByRole("alertdialog")
  await expect(dialog.getByText("Versão da outra pessoa: Compras")).toBeVisible()
  await dialog.getByText("Versão da outra pessoa: Compras").click()
  await button(page, "Salvar escolhas").click()
  await expect(page.getByText("Usuário salvo.")).toBeVisible()
  await expect(field(page, "Ocupação")).toHaveValue("Compras")
  await expect(field(page, "Nome completo")).toHaveValue("Equipe do mercado")
  await context.close()
})

test("someone is asked about unsaved changes before switching to another company", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto(`${list}/edit/7`)
  await field(page, "Ocupação").fill("Outra")
  const chooseCompany = async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Todas as empresas/ })
      .click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Cantina do Largo/ })
      .click()
  }
  const dialog = page.getByRole("alertdialog", { name: "Sair sem salvar?" })
  await chooseCompany()
  await dialog.getByRole("button", { name: "Continuar editando" }).click()
  await expect(field(page, "Ocupação")).toHaveValue("Outra")
  await expect(page.getByRole("banner").getByRole("button", { name: /Todas as empresas/ })).toBeVisible()
  await chooseCompany()
  await dialog.getByRole("button", { name: "Sair" }).click()
  await expect(page.getByRole("banner").getByRole("button", { name: /Cantina do Largo/ })).toBeVisible()
})
