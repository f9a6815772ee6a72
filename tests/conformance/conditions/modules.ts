import { expect, type Route } from "@playwright/test"
import { patienceMs, settle } from "../showroom.ts"
import { openOverlay, overlay, type Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

/** The frame's message in place of a broken panel. */
const broken = "Algo deu errado neste painel"

/** Modules that come as they should, and nothing that is asked for and not there. */
const together = async (visit: Visit): Promise<ReadonlyArray<string>> => {
  const missing: Array<string> = []
  visit.page.on("response", (answer) => {
    if (answer.status() >= 400 && answer.url().endsWith(".js")) missing.push(`${answer.url()} is missing`)
  })
  await visit.load({ scripts: ["modules"] })
  await visit.draw()
  await openOverlay(visit)
  return [...missing, ...(await visit.complaints())]
}

/** Keeps back what is fetched from now on; what it returns lets it come. */
const keepBack = async ({ page }: Visit, isMissing: boolean) => {
  const held: Array<Route> = []
  let isOver = false
  await page.route("**/*.js", (route) => {
    if (isOver) return route.continue()
    if (isMissing) return route.fulfill({ status: 404 })
    held.push(route)
    return undefined
  })
  return async () => {
    isOver = true
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

/** One presses before what it opens has come, and again; then it comes. */
const pressEarly = async (visit: Visit, isMissing: boolean): Promise<ReadonlyArray<string>> => {
  const { page, place, open } = visit
  if (!open) return []
  // Overlays are fetched when the browser is idle, so idle callbacks are disabled.
  await page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0))
  await visit.load({ scripts: ["modules"] })
  await visit.draw()
  const release = await keepBack(visit, isMissing)
  await open(place)
  // The browser's own dialog is there at once, over what would be pressed again.
  if (!(await overlay(page).isVisible())) await open(place)
  await settle(page, 1500)
  const text = await page.evaluate(() => conformance.text())
  await release()
  const isOpen = await expect(overlay(page))
    .toBeVisible({ timeout: patienceMs })
    .then(() => true)
    .catch(() => false)
  await page.unrouteAll({ behavior: "ignoreErrors" })
  return [
    ...(text.includes(broken) ? ["the panel broke"] : []),
    ...(isOpen ? [] : ["what was pressed for has not opened"]),
  ]
}

const ways: Readonly<Record<string, (visit: Visit) => Promise<ReadonlyArray<string>>>> = {
  together,
  late: (visit) => pressEarly(visit, false),
  missing: (visit) => pressEarly(visit, true),
}

export const splitModules: Condition = {
  columns: ["modules"],
  says: "The page's bundler has split the panel into modules, and serves them: what is asked for and not there, and complaints, are counted. Then one presses for what the panel opens before its modules have come, twice: once they are late, once they are missing and come after all. A broken panel, and what is not open in the end, are counted.",
  measure: async (visit) => {
    visit.page.setDefaultTimeout(patienceMs)
    const found: Array<string> = []
    for (const [way, measure] of Object.entries(ways))
      found.push(...(await measure(visit)).map((line) => `${way}: ${line}`))
    return [found]
  },
}
