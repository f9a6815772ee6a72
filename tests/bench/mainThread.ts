import type { Page } from "@playwright/test"

/** Slows a page down, and tells the CPU time of its main thread so far, in ms, in which other load does not count. */
export const mainThread = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" })
  const times = async () => {
    const { metrics } = await protocol.send("Performance.getMetrics")
    const of = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000
    return {
      work: of("TaskDuration"),
      script: of("ScriptDuration"),
      style: of("RecalcStyleDuration"),
      layout: of("LayoutDuration"),
    }
  }
  return {
    protocol,
    slowDown: (rate: number) => protocol.send("Emulation.setCPUThrottlingRate", { rate }),
    times,
    work: async () => (await times()).work,
  }
}
