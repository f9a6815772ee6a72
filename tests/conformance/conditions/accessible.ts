import type { Page } from "@playwright/test"
import axe from "axe-core"
import { settle } from "../showroom.ts"
import { inEachSituation, type Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const violations = async (page: Page, rules?: Array<string>): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const options = {
      resultTypes: ["violations" as const],
      iframes: false,
      // A page's own heading is out of reach while a dialog is open.
      ...(runOnly ? { runOnly } : { rules: { "page-has-heading-one": { enabled: false } } }),
    }
    const found = await window.axe.run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    )
  }, rules)
}

const looks = [
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const

/** In dark colors nothing but the colors differs. */
const measureIn = async ({ page }: Visit, { colorScheme, ...size }: (typeof looks)[number]) => {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await settle(page)
  const found = await violations(page, colorScheme === "dark" ? ["color-contrast"] : undefined)
  return found.map((one) => `${size.width} px, ${colorScheme}: ${one}`)
}

export const accessible: Condition = {
  columns: ["axe"],
  says: "All rules of axe but the one about the first heading of a page, at 1280 px and at 390 px, and that of contrast in dark colors, with the panel loaded and with what it opens: the elements that violate a rule are counted.",
  measure: async (visit) => {
    await visit.load({ html: "<h1>Página</h1>" })
    await visit.draw()
    const measureAll = async () => {
      const found: Array<string> = []
      for (const look of looks) found.push(...(await measureIn(visit, look)))
      return found
    }
    return [await inEachSituation(visit, measureAll)]
  },
}
