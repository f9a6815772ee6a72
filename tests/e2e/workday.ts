import type { Locator, Page } from "@playwright/test"
import { expect } from "./host.ts"
import { test as base } from "./ringingTabs.ts"

/** A person's working day: it counts presses, and no screen or call turns the person away. */
export interface Workday {
  /** Opens a screen by the menu: its section, unless that is open, and its entry. */
  readonly open: (section: string, entry: string, title?: string) => Promise<void>
  /** Expects at most so many presses since the last look, and prints how many there were. */
  readonly spend: (job: string, presses: number) => Promise<void>
}

const workdayOf = async (page: Page, closed: string[]): Promise<Workday> => {
  let presses = 0
  await page.exposeFunction("countPress", () => (presses += 1))
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void }
    document.addEventListener(
      "click",
      ({ isTrusted, detail }) => isTrusted && detail > 0 && countPress(),
      true,
    )
  })
  page.on("response", (answer) => {
    if ([401, 403].includes(answer.status())) closed.push(`${answer.status()} ${answer.url()}`)
  })
  page.on("framenavigated", (frame) => {
    if (frame.url().includes("/error/")) closed.push(frame.url())
  })
  const menu = page.getByRole("navigation", { name: "Menu principal" })
  const press = (place: Locator) => place.click()
  return {
    open: async (section, entry, title = entry) => {
      const opener = menu.getByRole("button", { name: section, exact: true })
      if ((await opener.getAttribute("aria-expanded")) !== "true") await press(opener)
      await press(menu.getByRole("link", { name: entry, exact: true }))
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible()
    },
    spend: async (job, most) => {
      console.log(`${job}: ${presses} presses`)
      expect(presses, job).toBeLessThanOrEqual(most)
      presses = 0
    },
  }
}

export const test = base.extend<{ readonly workday: Workday }>({
  workday: async ({ page }, provide) => {
    const closed: string[] = []
    await provide(await workdayOf(page, closed))
    expect(closed).toEqual([])
  },
})
