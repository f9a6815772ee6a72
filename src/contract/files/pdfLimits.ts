/**
 * Ours: the most pages of a PDF that is cut, and of a tabloid; pixels of the long side of a picture; the longest side of a page in
 * points, as PDF 1.7 has it; for how long one page may be drawn, and in how many bytes.
 */
export const pdfLimits = {
  maxPages: 40,
  longSidePx: 2000,
  maxSidePt: 14_400,
  pageMs: 10_000,
  memoryBytes: 512 * 1024 * 1024,
} as const
