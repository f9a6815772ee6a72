import { chromium as playwright, type Page } from "@playwright/test"
import { build, type Rolldown } from "vite"
import { chromium } from "../../tools/chromium.ts"
import { median, table } from "./figures.ts"
import type { Bench, Measured } from "./map/page.ts"

const counts = [10_000, 50_000]
const rounds = 1

/** Metres of the map across its 1280 px. Close up everybody is drawn alone; over a city we draw crowds. */
const looks = { "close up": 3000, "over a city": 60_000 }

/** The page's script, all in one. */
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

const html = `<!doctype html><style>body{margin:0}#map{position:relative;width:1280px;height:800px;overflow:hidden}
.leaflet-pane,.leaflet-pane>canvas{position:absolute;left:0;top:0}</style><div id="map"></div>`

const measure = (page: Page, name: string, count: number, metres: number) =>
  page.evaluate((asked) => (globalThis as unknown as Bench).measure(...asked), [name, count, metres] as const)

const figures = (all: ReadonlyArray<Measured>, of: (one: Measured) => number, digits = 0) =>
  median(all.map(of)).toFixed(digits)

const row = (name: string, all: ReadonlyArray<Measured>) => [
  name,
  figures(all, ({ first }) => first),
  figures(all, ({ moving }) => moving.fps),
  figures(all, ({ moving }) => moving.p95, 1),
  figures(all, ({ moving }) => moving.longest),
  figures(all, ({ panning }) => panning.fps),
  figures(all, ({ panning }) => panning.p95, 1),
  figures(all, ({ panning }) => panning.longest),
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
 * How fast couriers are drawn, side by side with Leaflet and with OpenLayers' own points: 1280 × 800 px in headless
 * Chromium without a graphics card. While moving, everybody has a new place every second; ours glide there, the others jump.
 */
export const run = async (): Promise<string> => {
  const code = await script()
  const browser = await playwright.launch(chromium())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(html)
  await page.addScriptTag({ content: code })
  const names = await page.evaluate(() => (globalThis as unknown as Bench).names)
  const tables: Array<string> = []
  for (const [look, metres] of Object.entries(looks)) {
    const rows: Array<ReadonlyArray<string>> = []
    for (const count of counts)
      for (const name of names) {
        const all: Array<Measured> = []
        for (let round = 0; round < rounds; round++) all.push(await measure(page, name, count, metres))
        rows.push(row(`${count} ${name}`, all))
      }
    tables.push(`Everybody in sight, ${look}; medians of ${rounds} runs\n\n${table(heads, rows)}`)
  }
  await browser.close()
  return tables.join("\n\n")
}
