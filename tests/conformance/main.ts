import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { type Browser, type BrowserContext, chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { acts } from "./acts.ts"
import type { Condition } from "./conditions/Condition.ts"
import { conditions } from "./conditions/every.ts"
import { type Measured, report } from "./report.ts"
import type { Name } from "./subjects.tsx"
import type { Kind } from "./tree.tsx"
import { type Outcome, startVisit, type Visit } from "./visit.ts"

const file = "docs/conformance.md"
const kinds: ReadonlyArray<Kind> = ["light", "shadow", "tag"]

/** Names of panels, kinds and columns to try, to find out more; all of them without any. */
const asked = process.argv.slice(2)
const wanted = <A extends string>(all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const some = all.filter((one) => asked.includes(one))
  return some.length > 0 ? some : all
}

const names = wanted(Object.keys(acts) as ReadonlyArray<Name>)
const every = Object.values(conditions).flat()
const columns = wanted(every.flatMap((condition) => condition.columns))

/** A condition that cannot be measured has found something. */
const measure = async ({ columns: ofOne, measure: measureOne }: Condition, visit: Visit) => {
  const outcomes = await measureOne(visit).catch((error: unknown): ReadonlyArray<Outcome> => {
    const [line = ""] = String(error).split("\n")
    return ofOne.map(() => [line])
  })
  return ofOne.map((column, at) => [column, outcomes[at] ?? []] as const)
}

const tell = ({ name, kind }: Visit, column: string, outcome: Outcome) => {
  if ("without" in outcome || outcome.length === 0) return
  console.log(`${name}, ${kind}, ${column}: ${outcome.length}`)
  for (const line of [...new Set(outcome)].slice(0, 8)) console.log(`    ${line}`)
}

const measurePanel = async (context: BrowserContext, name: Name, kind: Kind): Promise<Measured> => {
  const outcomes = new Map<string, Outcome>()
  for (const condition of every) {
    if (!condition.columns.some((column) => columns.includes(column))) continue
    const page = await context.newPage()
    const visit = startVisit(page, name, kind)
    for (const [column, outcome] of await measure(condition, visit)) {
      outcomes.set(column, outcome)
      tell(visit, column, outcome)
    }
    await page.close()
  }
  return { name, kind, outcomes }
}

/** Several at once, because each waits for its page most of the time. */
const workers = 3

const all = wanted(kinds).flatMap((kind) => names.map((name) => ({ name, kind })))
const measured: Array<Measured> = []

const work = async (browser: Browser, queue: Array<(typeof all)[number]>): Promise<void> => {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "pt-BR" })
  for (let next = queue.shift(); next; next = queue.shift()) {
    const start = performance.now()
    measured.push(await measurePanel(context, next.name, next.kind))
    console.log(`${next.name}, ${next.kind}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
  await context.close()
}

const browser = await browsers.launch(chromium())
const queue = [...all]
await Promise.all(Array.from({ length: workers }, () => work(browser, queue)))
await browser.close()

if (asked.length === 0) {
  const placeOf = ({ name, kind }: Measured) => all.findIndex((one) => one.name === name && one.kind === kind)
  writeFileSync(
    file,
    report(
      conditions,
      measured.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ),
  )
  spawnSync("node_modules/.bin/oxfmt", [file])
}
