import { enter, expect, expectAccessible, test } from "./host.ts"

test("a root user creates a delivery person, is warned before leaving, finds them by name and deletes them", async ({
  page,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/delivery-deliveryrecord")
  await expect(page.getByRole("heading", { level: 1, name: "Entregadores" })).toBeVisible()
  const rows = page.locator("tbody tr")
  await expect(rows).toHaveCount(10)
  await page.getByRole("button", { name: "Novo entregador" }).click()
  await expect(page).toHaveURL(/\/delivery-deliveryrecord\/new$/)
  await page.getByLabel("Nome completo").fill("Quirino Bittencourt")
  await page.getByLabel("CPF").fill("529.982.247-25")
  await page.getByRole("link", { name: "Painel", exact: true }).first().click()
  await page.getByRole("button", { name: "Continuar editando" }).click()
  await expect(page.getByLabel("CPF")).toHaveValue("***.982.247-**")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect(page).toHaveURL(/\/delivery-deliveryrecord\/\d+$/)
  await expect(
    page.getByRole("heading", { level: 1, name: "Editar entregador – Quirino Bittencourt" }),
  ).toBeVisible()

  await page.getByRole("button", { name: "Voltar" }).click()
  await page.getByPlaceholder("Buscar por nome ou CPF").fill("quirino")
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText("***.982.247-**")
  await rows.first().getByRole("button", { name: "Excluir entregador" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click()
  await expect(page.getByText("Nenhum registro encontrado")).toBeVisible()
})

test("a root user marks a delivery person as paid and undoes it", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto("/delivery-deliveryrecord")
  const rows = page.locator("tbody tr")
  await expect(rows).toHaveCount(10)
  await rows.first().getByRole("button", { name: "Entregas e pagamento" }).click()
  await expect(page).toHaveURL(/\?tab=settle$/)
  await expect(page.getByText("Nenhum pagamento registrado.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Marcar como pago" }).click()
  await page.getByRole("button", { name: "Confirmar pagamento" }).click()
  await page.getByRole("button", { name: "Desfazer", exact: true }).click()
  await expect(page.getByText("O pagamento anterior foi restaurado.")).toBeVisible()
  await expect(page.getByText("Nenhum pagamento registrado.")).toBeVisible()
  await page.getByRole("tab", { name: "Online na última semana" }).click()
  await expect(page.getByRole("region", { name: "Online na última semana" })).toBeVisible()
})
