import type { Page } from "@playwright/test"

/** The sizes of the pages of a page as a PDF, in millimeters. */
export const pagesOf = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
  return [...pdf.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) * 25.4) / 72)),
  )
}
