import { chromium as browsers, type Page } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { signIn, start } from "../e2e/host.ts"
import { median, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import { addPainted } from "./painted.ts"

const rounds = 20
const slowdowns = [1, 4]

/** One screen of each kind: figures, a short list, a long list, almost nothing. */
const screens = [
  { to: "/dashboard", heading: "Painel" },
  { to: "/user-management/roles", heading: "Lista de papéis" },
  { to: "/user-management/users", heading: "Lista de usuários" },
  { to: "/app/terms", heading: "Termos" },
]

/** Clicks a menu link; returns the time in ms until its page was painted. */
const change = (page: Page, { to, heading }: (typeof screens)[number]) =>
  page.evaluate(
    async ([address, title]) => {
      const link = document.querySelector<HTMLAnchorElement>(`ul a[href="${address}"]`)
      const startedAtMs = performance.now()
      link?.click()
      await new Promise(requestAnimationFrame)
      await window.painted()
      const tookMs = performance.now() - startedAtMs
      const shown = document.querySelector("h1")?.textContent
      if (shown !== title) throw new Error(`${address} shows ${shown}.`)
      return tookMs
    },
    [to, heading] as const,
  )

const settle = (page: Page) => page.waitForTimeout(400)

/**
 * The time from clicking a link to painting its page, with all files loaded, on fast and slow machines.
 * `work` is the CPU time of the main thread, so other load does not count.
 */
export const run = async (): Promise<string> => {
  const { address, stop } = await start()
  const browser = await browsers.launch(chromium())
  const page = await browser.newPage({ locale: "pt-BR", baseURL: address })
  await addPainted(page)
  await signIn(page, "root")
  for (const { to } of screens) {
    await page.evaluate(
      (one) => document.querySelector<HTMLAnchorElement>(`ul a[href="${one}"]`)?.click(),
      to,
    )
    await page.waitForLoadState("networkidle")
    await settle(page)
  }
  const { slowDown, work } = await mainThread(page)
  const rows: Array<ReadonlyArray<string>> = []
  for (const slowdown of slowdowns) {
    await slowDown(slowdown)
    const took = new Map<string, Array<number>>(screens.map(({ to }) => [to, []]))
    const worked = new Map<string, Array<number>>(screens.map(({ to }) => [to, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const screen of screens) {
        const before = await work()
        took.get(screen.to)?.push(await change(page, screen))
        worked.get(screen.to)?.push((await work()) - before)
        await settle(page)
      }
    for (const [to, all] of took)
      rows.push([
        `${to}, CPU × ${slowdown}`,
        median(worked.get(to) ?? []).toFixed(0),
        Math.min(...all).toFixed(0),
        median(all).toFixed(0),
        Math.max(...all).toFixed(0),
      ])
  }
  await browser.close()
  await stop()
  const heads = [
    "page",
    "work of the page, ms",
    `press to paint, ms: quickest of ${rounds}`,
    "median",
    "slowest",
  ]
  return table(heads, rows)
}
