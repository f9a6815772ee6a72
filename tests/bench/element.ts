import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { type Browser, chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { startApi } from "../server/api.ts"
import { withReact } from "../withReact.ts"
import { median, table } from "./figures.ts"

const runs = 20
const slowdowns = [1, 4]

const page = (api: string, token: string) => ({
  "/": `<!doctype html><title>Shop</title><script src="/toggle.js"></script>
    <balcao-store-toggle></balcao-store-toggle><script src="/page.js"></script>`,
  "/page.js": `Balcao.register("main", { api: "${api}", getToken: async () => "${token}" })`,
})

/** Notes when the tag stands in the page, and when its switch was first on the screen. */
const watch = () => {
  const look = () => {
    const tag = document.querySelector("balcao-store-toggle")
    const moments = ((window as unknown as { moments?: number[] }).moments ??= [])
    if (tag && moments.length === 0) moments.push(performance.now())
    if (tag?.shadowRoot?.querySelector("input")) return moments.push(performance.now())
    return requestAnimationFrame(look)
  }
  new MutationObserver((_, observer) => {
    if (!document.querySelector("balcao-store-toggle")) return
    observer.disconnect()
    look()
  }).observe(document, { childList: true, subtree: true })
}

/** `work` is what the page's main thread did, in its own time: what else the machine does is not in it. */
const once = async (browser: Browser, address: string, slowdown: number) => {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const protocol = await context.newCDPSession(tab)
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" })
  await tab.addInitScript(watch)
  await tab.goto(address)
  const moments = await tab.waitForFunction(() => {
    const { moments: seen } = window as unknown as { moments?: number[] }
    return seen?.length === 2 ? seen : undefined
  })
  const [tag = 0, usable = 0] = (await moments.jsonValue()) ?? []
  const { metrics } = await protocol.send("Performance.getMetrics")
  const work = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
  await context.close()
  return { fromTag: usable - tag, work }
}

/** How soon a shop's page has its store toggle, by the speed of the reader's machine. */
export const run = async (): Promise<string> => {
  const site = createServer(({ url = "/" }, response) => {
    response.setHeader("content-type", url === "/" ? "text/html" : "text/javascript")
    response.end(files[url as keyof typeof files])
  })
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const api = await startApi("memory", { allowedOrigins: [origin] })
  const files = { ...page(api.server.address, await api.tokenOf("restaurant")), "/toggle.js": "" }
  const scripts = [
    ["stand-alone script", readFileSync("dist/standalone/store-toggle.js", "utf8")],
    ["the same tag, with React", await withReact("storeToggle")],
  ] as const
  const browser = await browsers.launch(chromium())
  const rows: Array<ReadonlyArray<string | number>> = []
  for (const [name, script] of scripts) {
    files["/toggle.js"] = script
    for (const slowdown of slowdowns) {
      const tries = []
      for (let tried = 0; tried < runs; tried += 1) tries.push(await once(browser, origin, slowdown))
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
  site.close()
  const heads = [
    "page",
    "kB, gzip",
    "work of the page, ms",
    `tag to usable, ms: quickest of ${runs}`,
    "median",
  ]
  return table(heads, rows)
}
