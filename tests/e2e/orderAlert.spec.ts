import type { Page } from "@playwright/test"
import { type Api, sibling, startApi } from "../server/api.ts"
import { ordersOf } from "../server/ordersOf.ts"
import { expect, expectAccessible, signIn, test as base } from "./host.ts"
import { openSite } from "./partnerSite.ts"

/** A host whose database the test can write to, as the shop does that places an order. */
const test = base.extend<object, { readonly api: Api }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const api = await startApi("memory", { pace: "brisk" })
      await use(api)
      await api.server.close()
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ api }, give) => give(api.server.address),
})

const place = async (api: Api, company: number) => (await ordersOf(() => api).place(company))[0]!

/** Counts the sounds that play over and over on a page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const { start, stop } = AudioBufferSourceNode.prototype
    Object.assign(window, { playing: 0 })
    const count = (node: AudioBufferSourceNode, by: number) =>
      Object.assign(window, {
        playing: (window as unknown as { playing: number }).playing + (node.loop ? by : 0),
      })
    AudioBufferSourceNode.prototype.start = function (...when) {
      count(this, 1)
      start.apply(this, when)
    }
    AudioBufferSourceNode.prototype.stop = function (...when) {
      count(this, -1)
      stop.apply(this, when)
    }
  })
const playing = (page: Page) => page.evaluate(() => (window as unknown as { playing: number }).playing)
const sounds = async (pages: ReadonlyArray<Page>) => {
  let sum = 0
  for (const page of pages) sum += await playing(page)
  return sum
}

test("an order shows in three tabs and sounds in one, in another when that is closed, and 35 s later in none", async ({
  page,
  context,
  api,
}) => {
  const pages = [page, await context.newPage(), await context.newPage()]
  await context.clock.install()
  for (const one of pages) await listen(one)
  await signIn(page, "restaurant")
  for (const one of pages) {
    if (one !== page) await one.goto("/dashboard")
    const alerts = one.getByRole("region", { name: "Pedidos novos" })
    await expect(alerts).toBeAttached()
    await one.getByRole("heading", { level: 1 }).click()
    await expect(alerts.getByRole("button", { name: "Ativar o som" })).toBeHidden()
  }
  await place(api, 2)
  const id = await place(api, 1)
  for (const one of pages) await expect(one.getByRole("link", { name: `Pedido ${id}` })).toBeVisible()
  await expect.poll(() => sounds(pages)).toBe(1)
  const counts = await Promise.all(pages.map(playing))
  const sounding = counts.indexOf(1)
  const others = pages.filter((_, index) => index !== sounding)
  await pages[sounding]!.close()
  await expect.poll(() => sounds(others)).toBe(1)
  await context.clock.fastForward(35_000)
  for (const one of others) await expect(one.getByText("Chegou um pedido novo", { exact: true })).toBeHidden()
  await expect.poll(() => sounds(others)).toBe(0)
})

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
