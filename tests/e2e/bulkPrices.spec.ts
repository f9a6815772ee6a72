import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"

/** Chooses every product of a search, and opens what changes their prices. */
const choose = async (page: Page, host: string, search: string) => {
  await enter(page, host, "supermarket")
  await page.goto(`/product?q=${encodeURIComponent(search)}`)
  await expect(page.getByRole("row").nth(1)).toContainText(search)
  const all = page.getByRole("checkbox", { name: /todos|todas/i }).first()
  await all.check({ force: true })
  await page.getByRole("button", { name: "Mudar preços" }).click()
  await expect(page).toHaveURL(/open=view%2Fprices%2F/)
}

test("a store prices products by margin, sees last month, applies it, and goes back", async ({
  page,
  host,
}) => {
  await choose(page, host, "Leite")
  await page.getByRole("radio", { name: "Margem sobre o custo" }).check({ force: true })
  await page.getByLabel("Margem", { exact: true }).fill("28")
  await page.getByRole("radio", { name: ",90" }).check({ force: true })
  const first = page.getByRole("textbox", { name: /^Preço novo de/ }).first()
  await expect(first).toHaveValue(/,90$/)
  await page.getByRole("checkbox", { name: "Marcar todos" }).check({ force: true })
  await expect(page.getByRole("region", { name: /^Nos pedidos de/ })).toBeVisible()
  const was = await page.getByRole("row").nth(1).getByRole("cell").nth(3).innerText()
  const next = await first.inputValue()
  await page.getByRole("button", { name: /^Aplicar \d+ preços?$/ }).click()
  await expect(page.getByText(/^\d+ preços? mudados?\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole("row").nth(1).getByRole("cell").nth(3)).toHaveText(next)
  await first.fill(was)
  await first.press("Enter")
  await page.getByRole("button", { name: /^Aplicar 1 preço$/ }).click()
  await expect(page.getByText("1 preço mudado.")).toBeVisible()
  await page.getByRole("button", { name: "Desfazer" }).click()
  await expect(page.getByText("1 produto voltou ao preço de antes.")).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("prices are changed and taken back", async ({ page, host }) => {
    await enter(page, host, "supermarket")
    await page.goto("/product?open=view%2Fprices%2F1.2")
    await page.getByLabel("Porcentagem do preço atual").fill("3")
    await page.getByRole("button", { name: /^Aplicar \d preços?$/ }).click()
    await expect(page.getByText(/^\d preços? mudados?\.$/)).toBeVisible()
    await page.getByRole("button", { name: "Desfazer" }).click()
    await expect(page.getByText(/^\d produtos? volt(ou|aram) ao preço de antes\.$/)).toBeVisible()
  })
})
