import type { Page } from "@playwright/test"
import { sibling } from "../server/api.ts"
import { expect, expectAccessible } from "./host.ts"
import { openSite } from "./partnerSite.ts"
import { listen, place, playing, ringingTabs, test } from "./ringingTabs.ts"

ringingTabs("short")

const wish = "asked for sound"

/** Comes once a page asks its browser to sound. To Chromium each look of Playwright's is a press: none may come before. */
const soundAsked = async (page: Page) => {
  await page.addInitScript((text) => {
    const { resume } = AudioContext.prototype
    AudioContext.prototype.resume = function () {
      // oxlint-disable-next-line no-console -- what the test hears without a look
      console.info(text)
      return resume.apply(this)
    }
  }, wish)
  return () => page.waitForEvent("console", (message) => message.text() === wish)
}

/** A page with React and the tag, and one with nothing but the script of its own. */
const shopPages = ["/balcao-order-alert", "/scripts?script=order-alert&tag=balcao-order-alert"]

test("a store's own page with a strict CSP shows, links and sounds a new order by the tag alone", async ({
  page,
  api,
}) => {
  test.setTimeout(120_000)
  const { site, close } = await openSite()
  const shop = await sibling(api, { allowedOrigins: [site.origin] })
  site.api = shop.server.address
  await listen(page)
  const asking = await soundAsked(page)
  for (const shopPage of shopPages) {
    const asked = asking()
    const listening = page.waitForEvent("websocket", (socket) => socket.url().includes("/.ws"))
    await page.goto(`${site.origin}${shopPage}`)
    await asked
    const alerts = page.locator("balcao-order-alert")
    await expect(alerts.getByRole("region", { name: "Pedidos novos" })).toBeAttached()
    await alerts.evaluate((tag) =>
      Object.assign(tag, { orderHref: ({ _id }: { readonly _id: number }) => `/pedidos/${_id}` }),
    )
    await alerts.getByRole("button", { name: "Ativar o som" }).click()
    await expect(alerts.getByRole("button", { name: "Testar o som" })).toBeFocused()
    await listening
    const id = await place(api, 1)
    await expect(alerts.getByRole("link", { name: `Pedido ${id}` })).toHaveAttribute("href", `/pedidos/${id}`)
    await expect.poll(() => playing(page)).toBe(1)
    await expectAccessible(page)
    await alerts.getByRole("button", { name: "Dispensar" }).click()
    await expect.poll(() => playing(page)).toBe(0)
  }
  await page.close()
  await shop.server.close()
  await close()
})
