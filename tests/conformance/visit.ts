import { expect, type Locator, type Page } from "@playwright/test"
import { type Acts, acts } from "./acts.ts"
import type { Given } from "./page.tsx"
import { draw, openShowroom, patienceMs, settle, type Shown } from "./showroom.ts"
import type { Name } from "./subjects.tsx"
import type { Kind } from "./tree.tsx"

/** Problems found, a sentence each; or the reason a condition does not apply to a panel. */
export type Outcome = ReadonlyArray<string> | { readonly without: string }

/** A page that draws one panel. */
export interface Visit extends Acts {
  readonly page: Page
  readonly name: Name
  readonly kind: Kind
  readonly place: Locator
  /** Loads the page anew. */
  load(shown?: Shown): Promise<void>
  /** Draws the panel, and waits until it has loaded. */
  draw(given?: Partial<Given>): Promise<void>
  /** Returns the page's console warnings and the panels' reports since the last call. */
  complaints(): Promise<ReadonlyArray<string>>
}

export const startVisit = (page: Page, name: Name, kind: Kind): Visit => {
  const heard: Array<string> = []
  page.setDefaultTimeout(120_000)
  page.on("pageerror", (error) => void heard.push(String(error)))
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(message.text())
  })
  return {
    ...acts[name],
    page,
    name,
    kind,
    place: page.locator(`[data-panel="${name}"]`).last(),
    load: async (shown) => {
      await openShowroom(page, shown)
      heard.length = 0
    },
    draw: (given) => draw(page, { name, kind, ...given }),
    complaints: async () => [...heard.splice(0), ...(await page.evaluate(() => conformance.reported()))],
  }
}

/** Returns the open overlay above the page, or the browser's own dialog; a panel's inline list does not count. */
export const overlay = (page: Page) =>
  page
    .locator(
      "dialog:modal, :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):is([popover], [popover] *):visible",
    )
    .last()

/** Opens what the panel opens over the page. False where it opens nothing. */
export const openOverlay = async ({ page, place, open, name }: Visit): Promise<boolean> => {
  if (name === "order-alert") await page.evaluate(() => conformance.placeOrder())
  await open?.(place)
  if (open) await expect(overlay(page)).toBeVisible({ timeout: patienceMs })
  await settle(page)
  return open !== undefined
}

/** Runs a check on a loaded panel, and again once its overlay is open; returns both results. */
export const inEachSituation = async (
  visit: Visit,
  check: () => Promise<ReadonlyArray<string>>,
): Promise<ReadonlyArray<string>> => {
  const loaded = await check()
  await openOverlay(visit)
  const opened = await check()
  return [...loaded, ...opened.filter((one) => !loaded.includes(one)).map((one) => `open: ${one}`)]
}
