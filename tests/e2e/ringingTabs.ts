import type { Page } from "@playwright/test"
import { type Api, startApi } from "../server/api.ts"
import { ordersOf } from "../server/ordersOf.ts"
import { limits } from "../../src/contract/limits.ts"
import { expect, signIn, test as base } from "./host.ts"

/** A host whose database the test can write to, as the shop does that places an order. */
export const test = base.extend<object, { readonly api: Api }>({
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

/** Places an order; its number. */
export const place = async (api: Api, company: number) => (await ordersOf(() => api).place(company))[0]!

/** Counts the sounds that play over and over on a page. */
export const listen = (page: Page) =>
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
/** Returns the number of sounds playing now. */
export const playing = (page: Page) => page.evaluate(() => (window as unknown as { playing: number }).playing)
const sounds = async (pages: ReadonlyArray<Page>) => {
  let sum = 0
  for (const page of pages) sum += await playing(page)
  return sum
}

const { alertSound: lengthMs } = limits.waitMs

const title =
  "an order shows in three tabs and sounds in one, in another when that is closed, and 35 s later in none"

/** Three tabs that alert of an order until 35 s have passed, which the pages' clocks are put forward by or which are waited for. */
export const ringingTabs = (length: "short" | "long") =>
  test(title, async ({ page, context, api }) => {
    const pages = [page, await context.newPage(), await context.newPage()]
    if (length === "short") await context.clock.install()
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
    const placedAt = Date.now()
    const id = await place(api, 1)
    // Three tabs beside the tests of two other workers: on a slow machine one takes longer than tests wait for most.
    for (const one of pages)
      await expect(one.getByRole("link", { name: `Pedido ${id}` })).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => sounds(pages)).toBe(1)
    const counts = await Promise.all(pages.map(playing))
    const sounding = counts.indexOf(1)
    const others = pages.filter((_, index) => index !== sounding)
    await pages[sounding]!.close()
    await expect.poll(() => sounds(others)).toBe(1)
    if (length === "short") await context.clock.fastForward(lengthMs)
    const timeout = 2 * lengthMs
    for (const one of others)
      await expect(one.getByText("Chegou um pedido novo", { exact: true })).toBeHidden({ timeout })
    if (length === "long") expect(Date.now() - placedAt).toBeGreaterThanOrEqual(lengthMs)
    await expect.poll(() => sounds(others)).toBe(0)
  })
