import type { Page } from "@playwright/test"
import { publicId } from "../../src/contract/menu/public/publicIds.ts"
import type { Api } from "../server/api.ts"
import { expect, signIn } from "./host.ts"
import { test } from "./ringingTabs.ts"

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
  expect(ms, way).toBeLessThan(mostMs)
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

  await sale.focus()
  await page.keyboard.press("Space")
  await expect(sellOut).toBeVisible()
  for (
    let press = 0;
    press < 12 && !(await sellOut.evaluate((one) => one === document.activeElement));
    press += 1
  )
    await page.keyboard.press("Tab")
  await leaves(customer, item, "by keyboard", () => page.keyboard.press("Enter"))
  await expect(sale, "the focus is where it was").toBeFocused()
  await page.keyboard.press("Space")
  await expect(dish).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await sale.click({ force: true })
  await leaves(customer, item, "by two taps", () => sellOut.click())
  await device.close()
})
