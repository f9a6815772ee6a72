import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { type Browser, chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { startApi } from "../server/api.ts"
import { withReact } from "../withReact.ts"
import { median, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import { serveSites } from "./serveSites.ts"
import { knownOf, toggleSite } from "./toggleSite.ts"

const runs = 20
const slowdowns = [1, 4]

/** Logs when the tag was in the page, and when its switch was first rendered. */
const watch = () => {
  const check = () => {
    const tag = document.querySelector("balcao-store-toggle")
    const moments = ((window as unknown as { moments?: number[] }).moments ??= [])
    if (tag && moments.length === 0) moments.push(performance.now())
    if (!tag?.shadowRoot?.querySelector("input")) return requestAnimationFrame(check)
    moments.push(performance.now())
    // oxlint-disable-next-line no-console -- polling from Playwright would cost the page as much as the tag does
    return console.log(JSON.stringify(moments))
  }
  new MutationObserver((_, observer) => {
    if (!document.querySelector("balcao-store-toggle")) return
    observer.disconnect()
    check()
  }).observe(document, { childList: true, subtree: true })
}

/** Loads the page once. `work` is the CPU time of its main thread in ms, so other load does not count. */
const once = async (browser: Browser, address: string, slowdown: number) => {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const { slowDown, work } = await mainThread(tab)
  await slowDown(slowdown)
  await tab.addInitScript(watch)
  const logged = tab.waitForEvent("console")
  await tab.goto(address)
  const [tag, usable] = JSON.parse((await logged).text()) as [number, number]
  const worked = await work()
  await context.close()
  return { fromTag: usable - tag, work: worked }
}

/** Measures the time until the store toggle can be used, on fast and slow machines. */
export const run = async (): Promise<string> => {
  const web = await serveSites()
  const api = await startApi("memory", { allowedOrigins: [web.origin] })
  const known = await knownOf(api, "restaurant")
  const standalone = readFileSync("dist/standalone/store-toggle.js", "utf8")
  const scripts = [
    ["stand-alone script", standalone, false],
    ["the same, told company and permissions", standalone, true],
    ["the same tag, with React", await withReact("storeToggle/index"), false],
  ] as const
  const browser = await browsers.launch(chromium())
  const rows: Array<ReadonlyArray<string | number>> = []
  for (const [name, script, isTold] of scripts) {
    web.show(toggleSite(known, script, isTold))
    for (const slowdown of slowdowns) {
      const tries = []
      for (let tried = 0; tried < runs; tried += 1) tries.push(await once(browser, web.origin, slowdown))
      const fromTag = tries.map((one) => one.fromTag)
      rows.push([
        `${name}, CPU × ${slowdown}`,
        (gzipSync(script).length / 1000).toFixed(1),
        median(tries.map((one) => one.work)).toFixed(0),
        Math.min(...fromTag).toFixed(0),
        median(fromTag).toFixed(0),
      ])
    }
  }
  await browser.close()
  await api.server.close()
  web.close()
  const heads = [
    "page",
    "kB, gzip",
    "work of the page, ms",
    `tag to usable, ms: quickest of ${runs}`,
    "median",
  ]
  return table(heads, rows)
}
