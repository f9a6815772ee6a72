import { enter, expect, expectAccessible, test } from "./host.ts"

test("an order is accepted in one browser and seen in the other, while one of them has no connection for a moment", async ({
  page,
  browser,
  host,
  complaints,
}) => {
  test.setTimeout(120_000)
  await enter(page, host, "root")
  await page.goto("/shopping-cart/restaurant")
  const fresh = page.getByRole("region", { name: /^Novos/ })
  const accept = fresh.getByRole("button", { name: /^Aceitar/ }).first()
  await expect(accept).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, { within: "main" })
  const card = fresh
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Aceitar/ }) })
    .first()
  const name = (await card.getAttribute("aria-label")) ?? ""
  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const other = await context.newPage()
  await enter(other, host, "root")
  await other.goto("/shopping-cart/restaurant")
  const there = (column: RegExp) =>
    other.getByRole("region", { name: column }).getByRole("article", { name, exact: true })
  await expect(there(/^Novos/)).toBeVisible()

  await page.context().setOffline(true)
  await card.getByRole("button", { name: /^Aceitar/ }).click()
  const moved = page.getByRole("region", { name: /^Em preparo/ }).getByRole("article", { name, exact: true })
  await expect(moved.getByText("Em preparo: esperando a rede")).toBeVisible({ timeout: 30_000 })
  await expect(there(/^Novos/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(there(/^Em preparo/)).toBeVisible({ timeout: 30_000 })
  await expect(moved.getByText("Em preparo: esperando a rede")).toHaveCount(0)

  await moved.getByRole("button", { name: /^Abrir o pedido/ }).click()
  const sheet = page.getByRole("dialog", { name })
  await expect(sheet.getByRole("region", { name: "Linha do tempo" })).toContainText("Em preparo")
  await expect(page).toHaveURL(/order=/)
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await context.close()
  const others = complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))
  complaints.splice(0, Infinity, ...others)
})
