import type { Page } from "@playwright/test"
import type { Condition } from "./Condition.ts"

const times = 100
/** Caches fill, and code is compiled. */
const before = 10

/** More than this of each per mount is a leak. */
const allowed = { Nodes: 0.5, JSEventListeners: 0.5, JSHeapUsedSize: 10_000 }

type Metrics = Readonly<Record<string, number>>

const measured = async (page: Page): Promise<Metrics> => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Performance.enable")
  for (let pass = 0; pass < 3; pass += 1) await protocol.send("HeapProfiler.collectGarbage")
  const { metrics } = await protocol.send("Performance.getMetrics")
  await protocol.detach()
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Returns metrics that grew by more than allowed per mount between two measurements. */
const grown = (from: Metrics, to: Metrics): ReadonlyArray<string> =>
  Object.entries(allowed).flatMap(([what, most]) => {
    const each = ((to[what] ?? 0) - (from[what] ?? 0)) / times
    return each > most ? [`${what} grew by ${each.toFixed(1)} a mount`] : []
  })

export const mounts: Condition = {
  columns: ["100 mounts"],
  says: `The panel is drawn, loads and is taken away ${before} times, and then ${times} times: of nodes, listeners and the heap, after a collection of garbage, what has grown by more than half a node, half a listener or 10 kB a mount is counted, if it grows as much in ${times} more. What is kept once is no leak.`,
  measure: async ({ page, name, kind, ...visit }) => {
    await visit.load()
    const mount = async (count: number) => {
      await page.evaluate(([given, often]) => conformance.mountOften(given, often), [
        { name, kind },
        count,
      ] as const)
      return measured(page)
    }
    const first = await mount(before)
    const second = await mount(times)
    if (grown(first, second).length === 0) return [[]]
    return [grown(second, await mount(times))]
  },
}
