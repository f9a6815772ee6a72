import { gzipSync } from "node:zlib"
import { chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { startApi } from "../server/api.ts"
import { median, table } from "./figures.ts"
import { type Load, load } from "./loading.ts"
import { serveSites } from "./serveSites.ts"
import { compared, profiled } from "./startPages.ts"
import { drawStart, type Sums, typical } from "./startPicture.ts"
import { profile } from "./startProfile.ts"
import { knownOf, type Site } from "./toggleSite.ts"

const runs = 7
const slowdown = 4

/** Milliseconds of a page whose requests count, also those for what nothing shows yet. */
const watched = 5000

const weight = (site: Site) =>
  [...site].reduce((sum, [path, text]) => (path === "/" ? sum : sum + gzipSync(text).length), 0) / 1000

const picture =
  "Script until then at normal speed, by package and by room of ours:\n\n![Where the script of each page goes](pictures/start.svg)"

interface Tried {
  readonly name: string
  readonly site: Site
  readonly loads: Array<Load>
}

const middle = (loads: ReadonlyArray<Load>, figure: keyof Load) => median(loads.map((one) => one[figure]))

const rowsOf = (about: string, pages: ReadonlyArray<Tried>) => {
  const least = middle(pages.at(-1)!.loads, "took")
  return pages.map(({ name, site, loads }) => [
    `${about}: ${name}`,
    weight(site).toFixed(0),
    ...(["work", "script", "style", "layout"] as const).map((figure) => middle(loads, figure).toFixed(0)),
    `${middle(loads, "requests")} / ${Math.max(...loads.map(({ allRequests }) => allRequests))}`,
    Math.min(...loads.map(({ took }) => took)).toFixed(0),
    middle(loads, "took").toFixed(0),
    (middle(loads, "took") / least).toFixed(2),
  ])
}

/**
 * Measures the time until a panel's first row, form or switch is on screen, for an uncached page on a slow machine,
 * next to pages by hand in the same run. The pages of a panel take turns, so that other load affects all of them.
 */
export const run = async (): Promise<string> => {
  const web = await serveSites()
  const api = await startApi("memory", { allowedOrigins: [web.origin] })
  const all = await compared(await knownOf(api, "root"), await knownOf(api, "restaurant"))
  const browser = await browsers.launch(chromium())
  const tables: Array<string> = []
  for (const isSlow of [false, true]) {
    const rows: Array<ReadonlyArray<string>> = []
    for (const { about, pages } of all) {
      const tried: ReadonlyArray<Tried> = Object.entries(pages).map(([name, site]) => ({
        name,
        site,
        loads: [],
      }))
      for (let turn = 0; turn < runs; turn += 1)
        for (const { site, loads } of tried) {
          web.show(site)
          const conditions = { slowdown, isSlow, ...(turn === 0 && { watched }) }
          loads.push(await load(browser, web.origin, conditions))
        }
      rows.push(...rowsOf(about, tried))
    }
    const heads = [
      `CPU × ${slowdown}${isSlow ? ", slow 4G" : ""}`,
      "kB, gzip, of all files",
      "work of the page, ms",
      "script",
      "style",
      "layout",
      `scripts asked for until then / in ${watched / 1000} s`,
      `shown after, ms: quickest of ${runs}`,
      "median",
      "times by hand",
    ]
    tables.push(table(heads, rows))
  }
  const sums = new Map<string, Sums>()
  for (const [about, site] of await profiled(await knownOf(api, "root"))) {
    web.show(site)
    const found: Array<Sums> = []
    for (let turn = 0; turn < runs; turn += 1) found.push(await profile(browser, web.origin, site))
    sums.set(about, typical(found))
  }
  drawStart(sums)
  await browser.close()
  await api.server.close()
  web.close()
  return [...tables, picture].join("\n\n")
}
