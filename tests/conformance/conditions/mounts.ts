import type { Page } from "@playwright/test"
import type { Condition } from "./Condition.ts"

const times = 100
/** Caches fill, and code is compiled. */
const before = 10

/** More than this of each per mount is a leak. */
const allowed = { Nodes: 0.5, JSEventListeners: 0.5, JSHeapUsedSize: 10_000 }

const measured = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Performance.enable")
  for (let pass = 0; pass < 3; pass += 1) await protocol.send("HeapProfiler.collectGarbage")
  const { metrics } = await protocol.send("Performance.getMetrics")
  await protocol.detach()
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

export const mounts: Condition = {
  columns: ["100 mounts"],
  says: `The panel is drawn, loads and is taken away ${before} times, and then ${times} times: of nodes, listeners and the heap, after a collection of garbage, what has grown by more than half a node, half a listener or 10 kB a mount is counted.`,
  measure: async ({ page, name, kind, ...visit }) => {
    await visit.load()
    const mount = (count: number) =>
      page.evaluate(([given, often]) => conformance.mountOften(given, often), [
        { name, kind },
        count,
      ] as const)
    await mount(before)
    const first = await measured(page)
    await mount(times)
    const last = await measured(page)
    return [
      Object.entries(allowed).flatMap(([what, most]) => {
        const grown = ((last[what] ?? 0) - (first[what] ?? 0)) / times
        return grown > most ? [`${what} grew by ${grown.toFixed(1)} a mount`] : []
      }),
    ]
  },
}
