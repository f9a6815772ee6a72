import type { Page } from "@playwright/test"

/** The sizes of the pages of a PDF, in millimeters. */
export const pagesOfPdf = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) * 25.4) / 72)),
  )

/** The sizes of the pages of a page as a PDF, in millimeters. */
export const pagesOf = async (page: Page) => pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))
