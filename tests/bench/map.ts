import { loadavg } from "node:os"
import { chromium as playwright, type Page } from "@playwright/test"
import { build, type Rolldown } from "vite"
import { chromium } from "../../tools/chromium.ts"
import { table } from "./figures.ts"
import type { Bench, Measured } from "./map/page.ts"

const counts = [1000, 10_000, 50_000]

/** The width of the map in meters, across 1280 px. A cell of 64 px becomes a crowd at four couriers, close up at twelve. */
const zooms = { "close up": 3000, "over a city": 60_000 }

/** The page's script as one bundle. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "tests/bench/map/page.ts", formats: ["iife"], name: "bench" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [built].flat() as ReadonlyArray<Rolldown.RolldownOutput>
  return first?.output[0].code ?? ""
}

const html = `<!doctype html><style>body{margin:0}#map{position:relative;width:1280px;height:800px;overflow:hidden}</style><div id="map"></div>`

const measure = (page: Page, name: string, count: number, meters: number) =>
  page.evaluate((args) => (globalThis as unknown as Bench).measure(...args), [name, count, meters] as const)

const row = (name: string, { first, moving, panning }: Measured) => [
  name,
  first.toFixed(0),
  moving.fps.toFixed(0),
  moving.p95.toFixed(1),
  moving.longest.toFixed(0),
  panning.fps.toFixed(0),
  panning.p95.toFixed(1),
  panning.longest.toFixed(0),
]

const heads = [
  "couriers, library",
  "first draw, ms",
  "moving: frames/s",
  "p95, ms",
  "longest, ms",
  "panning: frames/s",
  "p95, ms",
  "longest, ms",
]

/**
 * Measures the drawing speed of couriers against OpenLayers' own points: 1280 × 800 px in headless Chromium without a
 * GPU. While moving, every courier gets a new position each second; ours glide there, OpenLayers' jump.
 */
export const run = async (): Promise<string> => {
  const load = `The machine's load was ${loadavg()[0]?.toFixed(1)} before.`
  const code = await script()
  const browser = await playwright.launch(chromium())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(html)
  await page.addScriptTag({ content: code })
  const names = await page.evaluate(() => (globalThis as unknown as Bench).names)
  const tables: Array<string> = []
  for (const [zoom, meters] of Object.entries(zooms)) {
    const rows: Array<ReadonlyArray<string>> = []
    for (const count of counts)
      for (const name of names) rows.push(row(`${count} ${name}`, await measure(page, name, count, meters)))
    tables.push(`Everybody in sight, ${zoom}\n\n${table(heads, rows)}`)
  }
  await browser.close()
  return [load, ...tables].join("\n\n")
}
