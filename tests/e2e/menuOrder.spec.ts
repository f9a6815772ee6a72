import type { Page } from "@playwright/test"
import { issueDemoReceipts } from "../../host/server/seed/demoFiscal.ts"
import { menuItemsOf } from "../../host/server/seed/menuBasket.ts"
import { randomFrom } from "../../host/server/seed/random.ts"
import type { MenuData } from "../../src/contract/menu/menuData.ts"
import { optionLines, optionText } from "../../src/contract/orders/optionLines.ts"
import type { OrderItem } from "../../src/contract/orders/order.ts"
import type { Api } from "../server/api.ts"
import { orderCalls } from "../server/orderCalls.ts"
import { expect, signIn } from "./host.ts"
import { test } from "./ringingTabs.ts"

const pizzeria = 4
const flavorsOf = ({ options = [] }: OrderItem) => options.filter(({ group }) => group === "Sabores")

/** An order of the pizzeria as the simulator makes them, of a pizza by halves alone. */
const placePizza = async (api: Api) => {
  const menu = (await api.ask("GET", `/menu/${pizzeria}/editor`, { as: "root" })).body as MenuData
  const placing = { at: Date.now(), channel: "APP" }
  const ordered = Array.from({ length: 200 }, (_, seed) =>
    menuItemsOf(menu, placing, 3, randomFrom(seed + 1)),
  ).flat()
  const pizza = ordered.find((item) => flavorsOf(item).length === 2 && item.quantity > 1)
  expect(pizza, "a customer orders two pizzas of two flavors").toBeDefined()
  const total = String(pizza!.totalCents)
  const status = { status: "IN_PREPARATION", at: new Date().toISOString(), by: { kind: "STORE" } }
  const id = await orderCalls(() => api).place("IN_PREPARATION", {
    company_id: String(pizzeria),
    items: `'${JSON.stringify([pizza])}'`,
    payments: `'${JSON.stringify([{ kind: "ONLINE", method: "PIX", amountCents: pizza!.totalCents, state: "PAID" }])}'`,
    timeline: `'${JSON.stringify([status])}'`,
    total_cents: total,
    delivery_fee_cents: "0",
  })
  await issueDemoReceipts(api.server.store!.db)
  return { id, pizza: pizza! }
}

const money = (cents: number) => (cents / 100).toFixed(2).replace(".", ",")

/** Opens one of the printed pages of an order. */
const print = async (page: Page, api: Api, id: number, template: string) => {
  const { body } = await api.ask("POST", "/order/print", { as: "root", body: { ids: [id], template } })
  await page.goto("about:blank")
  await page.goto(`/shopping-cart/restaurant/print?print=no&showPrices=yes#${body.token}`)
  return page.locator("section[data-width]")
}

test("a pizza by halves comes to the same cents on its order's page, in the kitchen, on paper and on its receipt", async ({
  page,
  api,
}) => {
  const { id, pizza } = await placePizza(api)
  const [total, each] = [money(pizza.totalCents), money(pizza.totalCents / pizza.quantity)]
  const groups = optionLines(pizza.options ?? []).map(optionText)
  await signIn(page, "root")
  await page.goto(`/shopping-cart/restaurant?order=${id}`)
  const items = page.getByRole("dialog", { name: `Pedido #${id}` }).getByRole("region", { name: "Itens" })
  await expect(items).toContainText(`${pizza.quantity}×`)
  await expect(items).toContainText(`R$ ${total}`)
  await expect(items).toContainText(`R$ ${each} cada`)
  for (const { name, priceCents } of flavorsOf(pizza))
    await expect(items).toContainText(`${name} + R$ ${money(priceCents)}`)
  await page.goto("/shopping-cart/restaurant?layout=kitchen")
  const dish = page.getByRole("article", { name: `Pedido #${id}` })
  for (const group of groups) await expect(dish.getByText(group)).toBeVisible()
  for (const template of ["KITCHEN", "COUNTER", "PICKING"]) {
    const sheet = await print(page, api, id, template)
    for (const group of groups) await expect(sheet).toContainText(`+ ${group}`)
    if (template === "COUNTER") await expect(sheet).toContainText(`R$ ${total}`)
  }
  const receipt = await print(page, api, id, "FISCAL")
  const figures = receipt.getByRole("row").filter({ hasText: each }).getByRole("cell")
  await expect(figures).toHaveText([String(pizza.quantity), "UN", each, total])
})
