import type { Browser } from "@playwright/test"
import { mainThread } from "./mainThread.ts"
import { addPainted } from "./painted.ts"

/** 150 ms there and back, 1.6 Mbit/s down and 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** Logs the time since the page was asked for, once what one came for was painted. */
export const watchShown = () => {
  const shown = () => {
    const root = document.querySelector("balcao-store-toggle")?.shadowRoot ?? document
    // Not a row in whose place one will be.
    const sought = "tbody tr:not([aria-hidden]) > td, input[role=switch], input[type=password]"
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

export interface Conditions {
  readonly slowdown: number
  readonly isSlow: boolean
  /** Milliseconds that the page is watched after it was asked for, for what it fetches ahead. */
  readonly watched?: number
}

/** Times in ms; those of the main thread are of its CPU, so that other load does not count. */
export interface Load {
  readonly took: number
  readonly work: number
  readonly script: number
  readonly style: number
  readonly layout: number
  /** Scripts asked for until what one came for was shown, and while the page was watched. */
  readonly requests: number
  readonly allRequests: number
}

/** Loads the page once, until it shows what one came for. */
export const load = async (
  browser: Browser,
  origin: string,
  { slowdown, isSlow, watched }: Conditions,
): Promise<Load> => {
  const context = await browser.newContext({ locale: "pt-BR" })
  const tab = await context.newPage()
  const { protocol, slowDown, times } = await mainThread(tab)
  await slowDown(slowdown)
  if (isSlow) {
    await protocol.send("Network.enable")
    await protocol.send("Network.emulateNetworkConditions", slow4G)
  }
  let requests = 0
  tab.on("request", (request) => void (requests += request.resourceType() === "script" ? 1 : 0))
  await addPainted(tab)
  await tab.addInitScript(watchShown)
  const logged = tab.waitForEvent("console", (message) => message.text().startsWith("shown "))
  await tab.goto(origin)
  const took = Number((await logged).text().slice("shown ".length))
  const measured = { took, ...(await times()), requests }
  if (watched !== undefined) await tab.waitForTimeout(Math.max(0, watched - took))
  await context.close()
  return { ...measured, allRequests: requests }
}
