import { expect, type Route } from "@playwright/test"
import { fetchedModules, patienceMs, settle } from "../showroom.ts"
import { openOverlay, overlay, type Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

/** What the frame says in place of a panel that broke. */
const broken = "Algo deu errado neste painel"

/** Holds back the modules that panels fetch; what it returns lets them come. */
const holdBack = async ({ page }: Visit, refuse: boolean) => {
  const addresses = await fetchedModules()
  const held: Array<Route> = []
  let isHeld = true
  const isFetched = ({ pathname }: URL) => addresses.includes(pathname)
  await page.route(isFetched, (route) => {
    if (!isHeld) return route.continue()
    if (refuse) return route.fulfill({ status: 404 })
    held.push(route)
    return undefined
  })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

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

const seen = async ({ page, name }: Visit): Promise<ReadonlyArray<string>> => {
  const text = await page.evaluate(() => conformance.text())
  return [
    ...(text === "" && name !== "order-alert" ? ["the panel is empty"] : []),
    ...(text.includes(broken) ? ["the panel broke"] : []),
  ]
}

const opens = (visit: Visit): Promise<ReadonlyArray<string>> =>
  expect(overlay(visit.page))
    .toBeVisible({ timeout: patienceMs })
    .then(
      () => [],
      () => ["what was pressed for has not opened"],
    )

/** One presses before the modules have come, and again; then they come. */
const late = async (visit: Visit): Promise<ReadonlyArray<string>> => {
  await visit.load({ scripts: ["modules"] })
  const release = await holdBack(visit, false)
  await visit.draw({}, 1500)
  await visit.open?.(visit.place)
  await visit.open?.(visit.place)
  const found = await seen(visit)
  await release()
  return [...found, ...(visit.open ? await opens(visit) : []), ...(await visit.complaints())]
}

/** What panels fetch is not there, and later it is. */
const absent = async (visit: Visit): Promise<ReadonlyArray<string>> => {
  await visit.load({ scripts: ["modules"] })
  const release = await holdBack(visit, true)
  await visit.draw({}, 1500)
  await visit.open?.(visit.place)
  await settle(visit.page, 1500)
  const found = await seen(visit)
  await release()
  return [...found, ...(visit.open ? await opens(visit) : [])]
}

export const splitModules: Condition = {
  columns: ["modules"],
  says: "The page's bundler has split the panel into modules, and serves them: what is asked for and not there, and complaints, are counted. Then all that a panel fetches by itself is late, and one presses twice meanwhile; then it is missing, and comes after all: counted are an empty or broken panel, and what does not open once it is there.",
  measure: async (visit) => {
    const found: Array<string> = []
    for (const [name, measure] of Object.entries({ together, late, absent }))
      found.push(...(await measure(visit)).map((line) => `${name}: ${line}`))
    return [found]
  },
}
