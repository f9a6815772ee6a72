import { expect, expectAccessible, signIn, test } from "./host.ts"

/** The dashboard of each demo user: the scope, the number of figures, and one figure with the list it links to. */
const kinds = [
  ["root", "Toda a plataforma", 5, "Empresas abertas", "/company/delivery"],
  ["application", "Balcão Delivery", 5, "Pedidos hoje", "/shopping-cart/restaurant"],
  ["franchise", "Balcão Capital", 5, "Chamados abertos", "/helpdesk/tickets"],
  ["restaurant", "Cantina do Largo", 5, "Pedidos hoje", "/shopping-cart/restaurant"],
  ["supermarket", "Mercado Bom Preço", 5, "Pedidos hoje", "/shopping-cart/supermarket"],
  ["partner", "Agência Panfleto", 2, "Licenças em vigor", "/partners/licenses"],
] as const

for (const [who, scope, figures, name, list] of kinds)
  test(`${who} sees today's figures of ${scope} and opens the list behind one`, async ({ page }) => {
    await signIn(page, who)
    const main = page.locator("main")
    await expect(main.getByRole("heading", { level: 2, name: scope })).toBeVisible()
    await expect(main.getByRole("list").first().getByRole("listitem")).toHaveCount(figures)
    await expect(main.getByRole("list").first()).not.toContainText(/NaN|undefined|Invalid/)
    if (who !== "partner") await expect(main.locator("svg[width] text").first()).toBeVisible()
    await expectAccessible(page)
    await main.getByRole("link", { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${list}(\\?|$)`))
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/403/)
  })
