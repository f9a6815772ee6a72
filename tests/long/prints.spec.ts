import { expect, type languages, speak, test } from "../e2e/host.ts"
import { pagesOf } from "../e2e/pagesOf.ts"
import { delivery, fiscal, kitchen, picking } from "./printedOrders.ts"

/** Width of the print in CSS pixels; A4 is without its margins of 12 mm. */
const pixels = { "58": 219, "80": 302, a4: 703 }

interface Print {
  readonly printed: typeof kitchen
  readonly width: keyof typeof pixels
  readonly language?: keyof typeof languages
  /** More of the address. */
  readonly more?: string
  /** Number of pages printed; one per order by default. */
  readonly count?: number
}

const prints: Readonly<Record<string, Print>> = {
  "kitchen-58": { printed: kitchen, width: "58" },
  "kitchen-80": { printed: kitchen, width: "80", language: "en" },
  "kitchen-a4": { printed: kitchen, width: "a4" },
  "delivery-80": { printed: delivery, width: "80" },
  "delivery-a4": { printed: delivery, width: "a4", language: "en" },
  "picking-80": { printed: picking, width: "80", language: "en", more: "&showPrices=yes" },
  "picking-a4": { printed: picking, width: "a4", more: "&bags=3", count: 2 },
  "fiscal-80": { printed: fiscal, width: "80" },
}

for (const [name, { printed, width, language = "ptBr", more = "", count }] of Object.entries(prints))
  test(`${name} comes out on pages of its paper, and looks as it did`, async ({ page }) => {
    // The demo's orders change with the day; these are the same on each.
    await page.route("**/order/print/open", (route) => route.fulfill({ json: printed }))
    await speak(page, language)
    await page.setViewportSize({ width: pixels[width], height: 400 })
    await page.goto(`/shopping-cart/restaurant/print?print=no&width=${width}${more}#link`)
    await expect(page.locator("section[data-width]")).toHaveCount(count ?? printed.orders.length)
    const pages = await pagesOf(page)
    expect(pages).toHaveLength(count ?? printed.orders.length)
    for (const [wide, high] of pages)
      if (width === "a4") expect([wide, high]).toEqual([210, 297])
      else expect(wide).toBe(Number(width))
    await page.emulateMedia({ media: "print" })
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      maxDiffPixelRatio: 0.01,
      // It holds the address of the host, and so its port.
      mask: [page.getByRole("img", { name: /^QR Code que abre|^QR code that opens/ })],
      maskColor: "#888",
    })
  })
