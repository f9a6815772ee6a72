import { expect, type Locator, type Page } from "@playwright/test"
import { type Acts, acts } from "./acts.ts"
import type { Given } from "./page.tsx"
import { draw, openShowroom, patienceMs, settle, type Shown } from "./showroom.ts"
import type { Name } from "./subjects.tsx"
import type { Kind } from "./tree.tsx"

/** What went wrong, a sentence each; or why a condition says nothing of a panel. */
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
  /** What the page's console warned of and what panels reported, since this was last asked. */
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

/** What stands over the page, once it is open: a list of its own that a panel shows in its place does not. */
export const overlay = (page: Page) =>
  page
    .locator(
      ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):is([popover], [popover] *):visible",
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

/** What a check finds in a panel that has loaded, and again once it has opened what it opens. */
export const inEachSituation = async (
  visit: Visit,
  check: () => Promise<ReadonlyArray<string>>,
): Promise<ReadonlyArray<string>> => {
  const loaded = await check()
  await openOverlay(visit)
  const opened = await check()
  return [...loaded, ...opened.filter((one) => !loaded.includes(one)).map((one) => `open: ${one}`)]
}
