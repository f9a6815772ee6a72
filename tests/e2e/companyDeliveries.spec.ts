import { enter, expect, expectAccessible, test } from "./host.ts"

test("a root user finds a company's delivery record, closes it manually, deletes it and creates it again", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/company/delivery")
  await expect(page.getByRole("heading", { level: 1, name: "Entregas das empresas" })).toBeVisible()
  const rows = page.locator("tbody tr")
  await expect(rows).toHaveCount(10)
  await expectAccessible(page)
  const name = (await rows.first().locator("td").nth(1).innerText()).trim()

  await page.getByRole("region").getByRole("button", { name: "Empresa", exact: true }).click()
  await page.getByRole("combobox", { name: "Empresa" }).fill(name)
  await page.getByRole("option", { name, exact: true }).click()
  await page.keyboard.press("Escape")
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/filter\.owner=\d+/)

  await rows.first().getByRole("button", { name: "Editar entrega" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByText("Fechada", { exact: true }).click()
  await dialog.getByText("Manual: continua assim até alguém mudar").click()
  await dialog.getByRole("button", { name: "Salvar" }).click()
  await expect(rows.first()).toContainText("Fechada")
  await expect(rows.first()).toContainText("Manual")
  await page.reload()
  await expect(rows.first()).toContainText("Fechada")

  await rows.first().getByRole("button", { name: "Excluir registro de entrega" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click()
  await expect(page.getByText("Nenhum registro encontrado")).toBeVisible()

  await page.getByRole("button", { name: "Novo registro de entrega" }).click()
  await dialog.getByRole("combobox", { name: "Empresa" }).click()
  await page.getByRole("combobox", { name: "Empresa" }).last().fill(name)
  await page.getByRole("option", { name, exact: true }).click()
  await dialog.getByText("Aberta", { exact: true }).click()
  await dialog.getByRole("button", { name: "Salvar" }).click()
  await expect(rows.first()).toContainText("Aberta")
})

test("root changes the minimum order of a company, having seen what changes for whom, and takes it back", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/company/company?search=Cantina")
  await page.getByRole("row", { name: "Cantina do Largo" }).getByRole("checkbox").check()
  await page.getByRole("button", { name: "Mudar uma configuração" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Configuração").selectOption("Pedido mínimo")
  await dialog.getByLabel("Novo valor").fill("35")
  await dialog.getByRole("button", { name: "Ver o que muda" }).click()
  const line = dialog.getByRole("listitem").filter({ hasText: "Cantina do Largo" })
  await expect(line).toContainText("35,00")
  await dialog.getByRole("button", { name: "Alterar 1 empresa" }).click()
  await expect(dialog.getByText("Alterado em 1 empresa.")).toBeVisible()
  await dialog.getByRole("button", { name: "Fechar" }).click()
  await page.getByRole("button", { name: "Configurações em lote" }).click()
  await page
    .getByRole("button", { name: /^Desfazer/ })
    .first()
    .click()
  await expect(page.getByText(/^Desfeito\./)).toBeVisible()
})
