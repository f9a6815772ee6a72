import { chromium as browsers, type Page } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { signIn, start } from "../e2e/host.ts"
import { median, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import { addPainted } from "./painted.ts"

const rounds = 20
const slowdowns = [1, 4]
const heading = "Nome"

/** One list that is described and one of the specification's own, and the call that finds their rows. */
const lists = [
  { to: "/packing-packing?pageSize=25", call: "/packing/find" },
  { to: "/user-management/users", call: "/acl/users/findUsers" },
]

/** From now on the rows are answered at once, each time in the opposite order. */
const answerAtOnce = async (page: Page, call: string) => {
  let last: { readonly items: ReadonlyArray<unknown>; readonly totalCount: number } | undefined
  let isTurned = false
  await page.route(`**${call}`, async (route) => {
    last ??= await (await route.fetch()).json()
    isTurned = !isTurned
    const items = isTurned ? last?.items.toReversed() : last?.items
    await route.fulfill({ json: { ...last, items } })
  })
}

/** Presses a heading; returns the time in ms until the rows stand in the other order and were painted. */
const sort = (page: Page) =>
  page.evaluate(async (name) => {
    const first = () => document.querySelector("tbody tr")?.getAttribute("aria-label")
    const before = first()
    const button = [...document.querySelectorAll<HTMLElement>("th button")].find(({ textContent }) =>
      textContent?.startsWith(name),
    )
    const startedAtMs = performance.now()
    button?.click()
    while (first() === before) await new Promise(requestAnimationFrame)
    await window.painted()
    return performance.now() - startedAtMs
  }, heading)

/** The time from pressing a heading to painting the rows in their new order, where the API answers at once. */
export const run = async (): Promise<string> => {
  const { address, stop } = await start()
  const browser = await browsers.launch(chromium())
  const page = await browser.newPage({ locale: "pt-BR", baseURL: address })
  await addPainted(page)
  await signIn(page, "root")
  const { slowDown, work } = await mainThread(page)
  const rows: Array<ReadonlyArray<string>> = []
  for (const { to, call } of lists) {
    await answerAtOnce(page, call)
    await page.goto(to)
    await page.getByRole("row").nth(2).waitFor()
    for (const slowdown of slowdowns) {
      await slowDown(slowdown)
      const took: Array<number> = []
      const worked: Array<number> = []
      for (let round = 0; round < rounds; round += 1) {
        const before = await work()
        took.push(await sort(page))
        await page.waitForTimeout(200)
        worked.push((await work()) - before)
      }
      rows.push([
        `${to}, CPU × ${slowdown}`,
        median(worked).toFixed(0),
        Math.min(...took).toFixed(0),
        median(took).toFixed(0),
        Math.max(...took).toFixed(0),
      ])
    }
    await slowDown(1)
  }
  await browser.close()
  await stop()
  return table(
    ["list", "work of the page, ms", `press to paint, ms: quickest of ${rounds}`, "median", "slowest"],
    rows,
  )
}
