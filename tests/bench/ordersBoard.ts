import type { Browser, Page } from "@playwright/test"
import { signIn } from "../e2e/host.ts"
import type { Cluster } from "../server/postgres.ts"
import { changeName, changeSome } from "./ordersFill.ts"
import { addPainted } from "./painted.ts"

export type Client = ReturnType<Cluster["client"]>

const changes = 9
/** Number of changes per second; `seconds` is the duration. */
export const changesPerSecond = 50
const seconds = 10
const board = "/shopping-cart/restaurant"

declare global {
  interface Window {
    /** Time of the stream's last changes, by the page's clock. */
    toldAt: number
  }
}

/** Notes when changes come, before anything of the page reads them. */
const noteTold = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = ReadableStreamDefaultReader
    const read = prototype.read as () => Promise<ReadableStreamReadResult<Uint8Array>>
    const decoder = new TextDecoder()
    prototype.read = async function noted(this: ReadableStreamDefaultReader) {
      const result = await read.call(this)
      if (result.value && decoder.decode(result.value).includes("event: changes"))
        window.toldAt = performance.now()
      return result
    } as typeof prototype.read
  })

const cards = "article[data-order]"
/** Cards of a column that are drawn before somebody scrolls. */
export const drawnCards = 24

/** Opens the board for the store whose orders are open, and waits until its cards are drawn. */
export const attend = async (browser: Browser, address: string) => {
  const context = await browser.newContext({
    baseURL: address,
    locale: "pt-BR",
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await addPainted(page)
  await noteTold(page)
  await signIn(page, "restaurant")
  await page.goto(board)
  await allDrawn(page)
  return page
}

export const allDrawn = (page: Page) =>
  page.waitForFunction(([sought, count]) => document.querySelectorAll(sought).length >= count, [
    cards,
    drawnCards,
  ] as const)

/** Goes to the board by its link; ms until its first cards were painted, and until all that are drawn at first were there. */
export const open = async (page: Page) => {
  await page.goto("/dashboard")
  await page.locator(`a[href="${board}"]`).first().waitFor({ state: "attached" })
  // The script and the style of the board are there after the first time.
  const once = () =>
    page.evaluate(
      async ([to, sought, count]) => {
        const link = document.querySelector<HTMLElement>(`a[href="${to}"]`)
        const startedAtMs = performance.now()
        link?.click()
        while (!document.querySelector(sought)) await new Promise(requestAnimationFrame)
        await window.painted()
        const first = performance.now() - startedAtMs
        while (document.querySelectorAll(sought).length < count) await new Promise(requestAnimationFrame)
        return { first, all: performance.now() - startedAtMs }
      },
      [board, cards, drawnCards] as const,
    )
  await once()
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click())
  await page.waitForURL("**/dashboard")
  await page.waitForTimeout(1000)
  return once()
}

/** Loads the board anew; ms until its first cards were painted. */
export const load = async (page: Page) => {
  await page.goto(board, { waitUntil: "commit" })
  return page.evaluate(async (sought) => {
    while (!document.querySelector(sought)) await new Promise(requestAnimationFrame)
    await window.painted()
    return performance.now()
  }, cards)
}

/** Changes one order after the other; ms from being told to being painted, and from the change itself. */
export const tell = async (page: Page, client: Client) => {
  const told: Array<number> = []
  const made: Array<number> = []
  const id = Number(await page.locator(cards).first().getAttribute("data-order"))
  for (let index = 0; index < changes; index += 1) {
    const name = `Cliente ${Date.now()}`
    const shown = page.evaluate(
      async ([sought, wanted]) => {
        while (!document.querySelector(sought)?.textContent?.includes(wanted))
          await new Promise(requestAnimationFrame)
        await window.painted()
        return {
          told: performance.now() - window.toldAt,
          at: performance.timeOrigin + performance.now(),
        }
      },
      [`[data-order="${id}"]`, name] as const,
    )
    const changedAt = Date.now()
    await client.query(changeName(id, name))
    const { told: sinceTold, at } = await shown
    told.push(sinceTold)
    made.push(at - changedAt)
    await page.waitForTimeout(700)
  }
  return { told, made }
}

/** Changes orders all over the board at a steady pace; the frames of the page meanwhile, in ms. */
export const storm = async (page: Page, client: Client) => {
  const frames = page.evaluate(async (durationMs) => {
    const between: Array<number> = []
    let last = performance.now()
    for (const until = last + durationMs; last < until;) {
      const now = await new Promise<number>(requestAnimationFrame)
      between.push(now - last)
      last = now
    }
    return between
  }, seconds * 1000)
  const begin = performance.now()
  for (let index = 0; index < changesPerSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / changesPerSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    await client.query(changeSome(index))
  }
  return await frames
}
