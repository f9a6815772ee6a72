import { enter, expect, test } from "./host.ts"

test("somebody who keeps the books closes last week for every store, sees who was not closed, and why", async ({
  page,
  host,
}) => {
  await enter(page, host, "application")
  await page.goto("/finance/invoice")
  await page.getByRole("button", { name: "Fechar período" }).click()
  const dialog = page.getByRole("dialog", { name: "Fechar período" })
  await dialog.getByRole("button", { name: "Ver quanto cada uma deve" }).click()
  const companies = dialog.getByRole("table", { name: "Empresas" })
  await expect(companies).toBeVisible()
  await dialog.getByRole("button", { name: /^Gerar \d+ faturas?$/ }).click()
  await expect(dialog.getByText(/faturas? fo(i|ram) geradas?/)).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole("contentinfo").getByRole("button", { name: "Fechar" }).click()
  await page.getByRole("row").nth(1).dblclick()
  await page.getByRole("tab", { name: "De onde vem o valor" }).click()
  await expect(page.getByRole("article", { name: /^Fatura \d{6}-\d+/ })).toBeVisible()
})
