import { chromium as browsers, type Page } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { signIn, start } from "../e2e/host.ts"
import { secret } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { median, quantile, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import { menuRows } from "./menuFill.ts"
import { noteKeys, press, type Pressed } from "./keys.ts"
import { type Scrolled, scrollByWheel } from "./scrolling.ts"
import { listByHand } from "./menuByHand.ts"

const slowdown = 4
const openings = 5
const screen = "/food-menu"
/** The store of the demo's restaurant. */
const store = 1
const item = "[data-key^='items'] input"
const line = "[role=row][data-row]"

/** Goes to the menu by its link; ms until an item can be edited. Files are there after the first time. */
const open = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click())
  await page.waitForURL("**/dashboard")
  await page.waitForTimeout(1500)
  return page.evaluate(
    async ([to, sought]) => {
      const startedAtMs = performance.now()
      document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
      while (!document.querySelector(sought)) await new Promise(requestAnimationFrame)
      await window.painted()
      return performance.now() - startedAtMs
    },
    [screen, item] as const,
  )
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length)

/** The editor in a browser whose CPU is slowed down: until it can be used, while it scrolls, and as somebody types. */
const measure = async (page: Page) => {
  await page.goto(screen)
  await page.locator(item).first().waitFor()
  const { slowDown, work } = await mainThread(page)
  await slowDown(slowdown)
  const opened = new Array<number>()
  for (let round = 0; round < openings; round += 1) opened.push(await open(page))
  await page.waitForTimeout(5000)
  const list = { nodes: await nodesOf(page), ...(await scrollByWheel(page, work, item)) }
  await page.getByPlaceholder("Item, código ou opção").click()
  const searched = await press(page, work, [..."molho da casa 16 ervas"])
  await page.keyboard.press("Control+A")
  await page.keyboard.press("Delete")
  await page.getByText("Planilha", { exact: true }).click()
  const grid = page.getByRole("grid")
  await grid.waitFor()
  await page.waitForTimeout(3000)
  const lines = { nodes: await nodesOf(page), ...(await scrollByWheel(page, work, line)) }
  await grid.focus()
  const moved = await press(
    page,
    work,
    Array.from({ length: 20 }, () => "ArrowDown"),
  )
  await page.keyboard.press("Control+Home")
  for (const key of ["ArrowRight", "ArrowRight", "F2", "Control+A"]) await page.keyboard.press(key)
  const typed = await press(page, work, [..."1234567890".repeat(2)])
  return { opened, list, searched, lines, moved, typed }
}

const rowsOf = (
  { opened, list, searched, lines, moved, typed }: Awaited<ReturnType<typeof measure>>,
  byHand: Awaited<ReturnType<typeof listByHand>>,
) => {
  const scrolled = ({ fps, work, blank }: Scrolled) => [
    ["scrolled by the wheel: frames a second", fps.toFixed(0), "55"],
    ["work of the page for a frame, ms", work.toFixed(1), "18"],
    ["frames with rows missing, %", (blank * 100).toFixed(0), ""],
  ]
  const part = (name: string, { nodes, ...figures }: typeof list) => [
    [`${name}: elements of the page`, nodes, "2500"],
    ...scrolled(figures),
  ]
  const keys = (name: string, { times, work }: Pressed) => [
    [`${name} until it is painted, ms: median`, median(times).toFixed(0), ""],
    ["95 %", quantile(times, 0.95).toFixed(0), "50"],
    ["work of the page for it", work.toFixed(0), ""],
  ]
  return [
    [
      `from the press until an item can be edited, ms: median of ${openings}`,
      median(opened).toFixed(0),
      "1500",
    ],
    ...part("list", list),
    ...part("spreadsheet", lines),
    ...keys("a letter of a search", searched),
    ...keys("an arrow in the spreadsheet", moved),
    ...keys("a letter in a cell", typed),
    ["a list of as many items by hand, without a framework", "", ""],
    ...scrolled(byHand.scrolled),
    ...keys("a letter in one of its fields", byHand.typed),
  ]
}

/** Measures the editor in a browser, with a server on PostgreSQL. `work` is of the page's main thread: other load does not count. */
export const editorInBrowser = async (): Promise<string> => {
  const cluster = await startPostgres()
  const url = await cluster.database("bench")
  const host = await start({ DATABASE_URL: url, JWT_SECRET: secret, SEED: "demo", SIMULATE: "off" })
  const client = cluster.client("bench")
  await client.connect()
  for (const statement of menuRows(store)) await client.query(statement)
  const browser = await browsers.launch(chromium())
  const context = await browser.newContext({
    baseURL: host.address,
    locale: "pt-BR",
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await noteKeys(page)
  await signIn(page, "restaurant")
  const figures = rowsOf(await measure(page), await listByHand(browser, slowdown))
  await browser.close()
  await client.end()
  await host.stop()
  await cluster.stop()
  return `In a browser\n\n${table([`the editor, CPU × ${slowdown}`, "measured", "goal"], figures)}`
}
