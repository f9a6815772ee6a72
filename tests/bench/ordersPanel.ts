import { chromium as browsers, type CDPSession, type Page } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { median, quantile, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import {
  allDrawn,
  attend,
  changesPerSecond,
  drawnCards,
  type Client,
  load,
  open,
  storm,
  tell,
} from "./ordersBoard.ts"
import { openOrders, workDay } from "./ordersFill.ts"

const slowdowns = [1, 4]
const openings = 5
const hours = 12

const heapOf = async (protocol: CDPSession) => {
  for (let time = 0; time < 2; time += 1) await protocol.send("HeapProfiler.collectGarbage")
  const { usedSize } = await protocol.send("Runtime.getHeapUsage")
  const { metrics } = await protocol.send("Performance.getMetrics")
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return [(usedSize / 1e6).toFixed(1), metric("Nodes"), metric("JSEventListeners")]
}

/** A day's orders come, move and are over, hour after hour; what the page holds then. */
const day = async (page: Page, client: Client, protocol: CDPSession) => {
  const rows: Array<ReadonlyArray<string | number>> = []
  let changed = 0
  const note = async (hour: number) => {
    await page.waitForTimeout(2500)
    rows.push([hour, changed, ...(await heapOf(protocol))])
  }
  await note(0)
  for (let hour = 1; hour <= hours; hour += 1) {
    for (const statement of workDay(hour)) {
      changed += (await client.query(statement)).rowCount ?? 0
      await page.waitForTimeout(450)
    }
    if (hour % 3 === 0) await note(hour)
  }
  return table(["hour", "changes so far", "heap, MB", "nodes", "listeners"], rows)
}

/** The board of a store with 500 open orders: until it shows, what comes as it comes, and a day of it. */
export const panel = async (address: string, client: Client): Promise<string> => {
  const browser = await browsers.launch(chromium())
  const page = await attend(browser, address)
  const { slowDown, protocol } = await mainThread(page)
  const rows: Array<ReadonlyArray<string>> = []
  for (const slowdown of slowdowns) {
    await slowDown(slowdown)
    const opened: Array<Awaited<ReturnType<typeof open>>> = []
    const loaded: Array<number> = []
    for (let round = 0; round < openings; round += 1) {
      opened.push(await open(page))
      loaded.push(await load(page))
    }
    await allDrawn(page)
    const { told, made } = await tell(page, client)
    const frames = await storm(page, client)
    rows.push([
      `CPU × ${slowdown}`,
      median(opened.map(({ first }) => first)).toFixed(0),
      median(opened.map(({ all }) => all)).toFixed(0),
      median(loaded).toFixed(0),
      `${median(told).toFixed(0)}, ${quantile(told, 0.95).toFixed(0)}`,
      `${median(made).toFixed(0)}, ${quantile(made, 0.95).toFixed(0)}`,
      Math.max(...frames).toFixed(0),
      `${frames.filter((ms) => ms > 50).length} of ${frames.length}`,
    ])
  }
  await slowDown(1)
  const held = await day(page, client, protocol)
  await browser.close()
  const heads = [
    `a board of ${openOrders}`,
    `first cards, ms, from the press: median of ${openings}`,
    `${drawnCards} cards, as many as are drawn`,
    "first cards, from the address",
    "change told to painted, ms: median, 95 %",
    "change made to painted",
    `${changesPerSecond} changes a second: longest frame, ms`,
    "frames over 50 ms",
  ]
  return `${table(heads, rows)}\n\n${held}`
}
