import { expect, expectAccessible, signIn } from "./host.ts"
import { cardIn, placeOrder } from "./placedOrders.ts"
import { test } from "./ringingTabs.ts"
import type { Page } from "@playwright/test"

const lookFor = (page: Page, id: number) =>
  page.getByRole("searchbox", { name: "Código, cliente ou telefone" }).fill(String(id))

test("an order is accepted in one browser and seen in the other, while one of them has no connection for a moment", async ({
  page,
  browser,
  api,
  connection,
}) => {
  await signIn(page, "root")
  await page.goto("/shopping-cart/restaurant")
  const id = await placeOrder(api)
  const card = cardIn(page, /^Novos/, id)
  await expect(card).toBeVisible()
  // At some hours the demo's columns are longer than one sees.
  await lookFor(page, id)
  await expectAccessible(page, { within: "main" })
  const context = await browser.newContext({ baseURL: api.server.address, locale: "pt-BR" })
  const other = await context.newPage()
  await signIn(other, "root")
  await other.goto("/shopping-cart/restaurant")
  await lookFor(other, id)
  await expect(cardIn(other, /^Novos/, id)).toBeVisible()

  await connection.lose()
  await card.getByRole("button", { name: /^Aceitar/ }).click()
  const moved = cardIn(page, /^Em preparo/, id)
  await expect(moved.getByText("Em preparo: esperando a rede")).toBeVisible({ timeout: 30_000 })
  await expect(cardIn(other, /^Novos/, id)).toBeVisible()
  await connection.restore()
  await expect(cardIn(other, /^Em preparo/, id)).toBeVisible({ timeout: 30_000 })
  await expect(moved.getByText("Em preparo: esperando a rede")).toHaveCount(0)

  await moved.getByRole("button", { name: /^Abrir o pedido/ }).click()
  const sheet = page.getByRole("dialog", { name: `Pedido #${id}` })
  await expect(sheet.getByRole("region", { name: "Linha do tempo" })).toContainText("Em preparo")
  await expect(page).toHaveURL(/order=/)
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await context.close()
})
