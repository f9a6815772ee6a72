import { expect, type Locator, type Page } from "@playwright/test"

/** The way somebody presses what they see: with the pointer, or by keys alone from wherever the focus is. */
export type Press = (on: Locator) => Promise<void>

/** With the pointer. */
export const byPointer: Press = (on) => on.click()

/** By keys alone. */
export const byKeys =
  (page: Page): Press =>
  async (on) => {
    await expect(on).toBeVisible()
    // A key does not wait, as a click does, until there is something to press.
    await expect(on).toBeEnabled()
    const isFocused = () => on.evaluate((one) => one === document.activeElement)
    for (let steps = 0; steps < 90 && !(await isFocused()); steps += 1) await page.keyboard.press("Tab")
    await expect(on).toBeFocused()
    const isInput = await on.evaluate((one) => one.matches("input, textarea"))
    await page.keyboard.press(isInput ? "Space" : "Enter")
  }
