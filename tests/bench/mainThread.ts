import type { Page } from "@playwright/test"

/** Slows a page down, and tells the CPU time of its main thread so far, in ms, in which other load does not count. */
export const mainThread = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" })
  return {
    protocol,
    slowDown: (rate: number) => protocol.send("Emulation.setCPUThrottlingRate", { rate }),
    work: async () => {
      const { metrics } = await protocol.send("Performance.getMetrics")
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
    },
  }
}
