import type { Page } from "@playwright/test"
import { issueDemoReceipts } from "../../host/server/seed/demoFiscal.ts"
import { menuItemsOf } from "../../host/server/seed/menuBasket.ts"
import { randomFrom } from "../../host/server/seed/random.ts"
import type { MenuData } from "../../src/contract/menu/menuData.ts"
import { publicId } from "../../src/contract/menu/public/publicIds.ts"
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

/** Longest that something sold out may stay in a customer's menu, in milliseconds. */
const mostMs = 1000

/** A customer's page with the menu of the restaurant, which has an item. */
const visit = async (page: Page, api: Api, item: string) => {
  const merchant = `/public/merchants/${publicId("merchant", 1)}`
  const { body } = await api.ask("GET", `${merchant}/menus`)
  const snapshot = `${api.server.address}${merchant}/menus/${body.menus[0].id}/snapshot`
  await page.route("**/shop/*", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ path: "dist/standalone/menu-view.js" })
      : route.fulfill({
          contentType: "text/html",
          body: `<script src="menu-view.js"></script><balcao-menu-view merchant="${snapshot}"></balcao-menu-view>`,
        }),
  )
  await page.goto("/shop/index.html")
  const dish = page.locator("balcao-menu-view").getByRole("button", { name: item })
  await expect(dish).toBeEnabled()
  return dish
}

/** Waits until a customer cannot order an item any more; the time counts from just before the press that sells it out. */
const leaves = async (page: Page, item: string, way: string, press: () => Promise<void>) => {
  const started = performance.now()
  await press()
  const row = page.locator("balcao-menu-view").getByRole("button", { name: item })
  await row.waitFor({ state: "detached" })
  const ms = performance.now() - started
  console.log(`sold out ${way}: gone after ${Math.round(ms)} ms`)
  return ms
}

/** Does it again where it took too long: other tests use the machine, too, and once shows that it can be done. */
const quicklyOnce = async (sellOutAndBack: () => Promise<number>) => {
  const tries = [await sellOutAndBack()]
  while (tries.length < 4 && Math.min(...tries) >= mostMs) tries.push(await sellOutAndBack())
  expect(Math.min(...tries)).toBeLessThan(mostMs)
}

test("what is sold out on one screen leaves a customer's menu on another within a second, by keyboard and by two taps", async ({
  page,
  browser,
  api,
}) => {
  const item = "Feijoada individual"
  const device = await browser.newContext({ baseURL: api.server.address, locale: "pt-BR" })
  const customer = await device.newPage()
  const dish = await visit(customer, api, item)
  await signIn(page, "restaurant")
  await page.goto("/food-menu")
  const sale = page.getByRole("switch", { name: `Vender ${item}` })
  const question = page.getByRole("dialog", { name: `Esgotar ${item}` })
  const sellOut = question.getByRole("button", { name: "Esgotar", exact: true })

  await quicklyOnce(async () => {
    await sale.focus()
    await page.keyboard.press("Space")
    await expect(sellOut).toBeVisible()
    for (
      let press = 0;
      press < 12 && !(await sellOut.evaluate((one) => one === document.activeElement));
      press += 1
    )
      await page.keyboard.press("Tab")
    const ms = await leaves(customer, item, "by keyboard", () => page.keyboard.press("Enter"))
    await expect(sale, "the focus is where it was").toBeFocused()
    await page.keyboard.press("Space")
    await expect(dish).toBeVisible()
    return ms
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await quicklyOnce(async () => {
    await sale.click({ force: true })
    const ms = await leaves(customer, item, "by two taps", () => sellOut.click())
    await sale.click({ force: true })
    await expect(dish).toBeVisible()
    return ms
  })
  await device.close()
})
