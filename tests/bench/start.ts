import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { type Browser, chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { startApi } from "../server/api.ts"
import { median, table } from "./figures.ts"
import { mainThread } from "./mainThread.ts"
import { addPainted } from "./painted.ts"
import { sites } from "./startPages.ts"
import { knownOf, type Site } from "./toggleSite.ts"

const runs = 15
const slowdown = 4

/** 150 ms there and back, 1.6 Mbit/s down and 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" }

/** Serves one site at a time, compressed and never cached. */
const serve = async () => {
  let site: Site = new Map()
  const server = createServer(({ url = "/" }, response) => {
    const text = site.get(url)
    if (text === undefined) return response.writeHead(404).end()
    const type = types[url.split(".").at(-1)!] ?? "text/html; charset=utf-8"
    return response
      .writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" })
      .end(gzipSync(text))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (shown: Site) => (site = shown),
    close: () => server.close(),
  }
}

/** Logs the time since the page was asked for, once what one came for was painted. */
const watch = () => {
  const shown = () => {
    const root = document.querySelector("balcao-store-toggle")?.shadowRoot ?? document
    // Not a row in whose place one will be.
    const sought = "tbody tr:not([aria-hidden]) > td, input[role=switch]"
    return root.querySelector(sought)?.closest("tr, body, label, div")
  }
  const check = async (): Promise<void> => {
    while (!document.querySelector("body") || !shown()) await new Promise(requestAnimationFrame)
    await window.painted()
    // oxlint-disable-next-line no-console -- polling from Playwright would cost the page time
    console.log(`shown ${performance.now()}`)
  }
  void check()
}

/** Loads the page once; the time in ms until it shows what one came for, and the CPU time of its main thread until then. */
const once = async (browser: Browser, origin: string, isSlow: boolean) => {
  const context = await browser.newContext({ locale: "pt-BR" })
  const tab = await context.newPage()
  const { protocol, slowDown, work } = await mainThread(tab)
  await slowDown(slowdown)
  if (isSlow) {
    await protocol.send("Network.enable")
    await protocol.send("Network.emulateNetworkConditions", slow4G)
  }
  await addPainted(tab)
  await tab.addInitScript(watch)
  const logged = tab.waitForEvent("console", (message) => message.text().startsWith("shown "))
  await tab.goto(origin)
  const text = (await logged).text()
  const worked = await work()
  await context.close()
  return { took: Number(text.slice("shown ".length)), work: worked }
}

const weight = (site: Site) =>
  [...site].reduce((sum, [path, text]) => (path === "/" ? sum : sum + gzipSync(text).length), 0) / 1000

type Try = Awaited<ReturnType<typeof once>>

const tableOf = (
  conditions: string,
  pages: ReadonlyArray<{ readonly name: string; readonly site: Site; readonly tries: ReadonlyArray<Try> }>,
) => {
  const middle = (tries: ReadonlyArray<Try>) => median(tries.map(({ took }) => took))
  const least = middle(pages.at(-1)!.tries)
  const rows = pages.map(({ name, site, tries }) => [
    name,
    weight(site).toFixed(0),
    median(tries.map(({ work }) => work)).toFixed(0),
    Math.min(...tries.map(({ took }) => took)).toFixed(0),
    middle(tries).toFixed(0),
    (middle(tries) / least).toFixed(2),
  ])
  const heads = [
    conditions,
    "kB, gzip, of all files",
    "work of the page, ms",
    `to be seen, ms: quickest of ${runs}`,
    "median",
    "ratio",
  ]
  return table(heads, rows)
}

/**
 * Measures the time until the users' first row and the store's switch are on screen, for an uncached page on a slow
 * machine, next to hand-written lean pages in the same run. The pages take turns, so that other load affects all of
 * them.
 */
export const run = async (): Promise<string> => {
  const web = await serve()
  const api = await startApi("memory", { allowedOrigins: [web.origin] })
  const pages = await sites(await knownOf(api, "root"), await knownOf(api, "restaurant"))
  const browser = await browsers.launch(chromium())
  const tables: Array<string> = []
  for (const [what, isSlow] of [
    ["users", false],
    ["toggle", true],
  ] as const) {
    const all = Object.entries(pages[what]).map(([name, site]) => ({ name, site, tries: [] as Array<Try> }))
    for (let tried = 0; tried < runs; tried += 1)
      for (const { site, tries } of all) {
        web.show(site)
        tries.push(await once(browser, web.origin, isSlow))
      }
    tables.push(tableOf(`CPU × ${slowdown}${isSlow ? ", slow 4G" : ""}`, all))
  }
  await browser.close()
  await api.server.close()
  web.close()
  return tables.join("\n\n")
}
