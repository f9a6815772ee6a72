import type { Page } from "@playwright/test"
import { addPainted } from "./painted.ts"
import type { Work } from "./scrolling.ts"

declare global {
  interface Window {
    /** Times in ms from keys to the paint after them. */
    keyTimes: Array<number>
  }
}

/** Notes the time from each key to the frame painted after it. */
export const noteKeys = async (page: Page): Promise<void> => {
  await addPainted(page)
  await page.addInitScript(() => {
    window.keyTimes = []
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(async () => {
        await window.painted()
        window.keyTimes.push(performance.now() - timeStamp)
      })
    addEventListener("keydown", note, { capture: true })
  })
}

/** Times in ms from each key to its paint, and the CPU time of the page's main thread for a key. */
export interface Pressed {
  readonly times: ReadonlyArray<number>
  readonly work: number
}

/** Presses keys one after the other; ms from each to its paint, and the page's own work for each in ms. */
export const press = async (page: Page, work: Work, keys: ReadonlyArray<string>): Promise<Pressed> => {
  await page.evaluate(() => void (window.keyTimes = []))
  const before = await work()
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(400)
  const all = (await work()) - before
  return { times: await page.evaluate(() => window.keyTimes), work: all / keys.length }
}
