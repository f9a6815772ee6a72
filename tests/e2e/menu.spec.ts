import { expect, signIn, test } from "./host.ts"

test("a store changes a price and sells a dish out, and both are there after a reload", async ({ page }) => {
  // Wide enough for the customer's phone beside the items.
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, "restaurant")
  await page.goto("/food-menu")
  const price = page.getByRole("textbox", { name: "Preço de Feijoada individual" })
  await price.fill("41,90")
  await price.press("Enter")
  const phone = page.getByRole("region", { name: "Como o cliente vê" })
  await expect(phone.getByText(/R\$\s41,90/)).toBeVisible()
  await page.getByRole("button", { name: "Esgotar…" }).click()
  const sheet = page.getByRole("dialog", { name: "Esgotados" })
  await sheet.getByRole("button", { name: "Esgotar Batata" }).click()
  const question = page.getByRole("dialog", { name: "Esgotar Batata" })
  await expect(question.getByText("sai do cardápio").first()).toBeVisible()
  await question.getByRole("button", { name: "Esgotar", exact: true }).click()
  await sheet.getByRole("button", { name: "Fechar" }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue("41,90")
  await page.getByRole("button", { name: "Abrir Porção de batata frita" }).click()
  await page.getByRole("tab", { name: /^Por que não vende/ }).click()
  await expect(page.getByText(/^Falta Batata/)).toBeVisible()
})

test("root chooses a company before its menu is shown", async ({ page }) => {
  await signIn(page, "root")
  await page.goto("/food-menu")
  await expect(page.getByText("Escolha uma empresa primeiro.")).toBeVisible()
})
