/** Paper widths: rolls of 58 and 80 mm, or A4 sheets. */
const paperWidths = ["58", "80", "a4"] as const
export type PaperWidth = (typeof paperWidths)[number]

/** Print options from the page's address. */
export interface PrintOptions {
  readonly width: PaperWidth
  /** Number of copies printed of each order. */
  readonly copies: number
  /** True if the browser prints as soon as the page is rendered. */
  readonly isAutomatic: boolean
  /** True if the window closes after printing. */
  readonly closes: boolean
  readonly isByAisle: boolean
  readonly showsPrices: boolean
  /** Number of bags that get a label. */
  readonly bags: number
}

const maxCopies = 5
const maxBags = 30

const countIn = (text: string | null, least: number, most: number): number => {
  const count = Math.trunc(Number(text ?? least))
  return Number.isNaN(count) ? least : Math.min(Math.max(count, least), most)
}

/** Reads the query of a printed page's address; what it does not say, or says wrongly, is as usual. */
export const printOptionsOf = (asked: URLSearchParams, usual: PaperWidth): PrintOptions => {
  const width = asked.get("width")?.toLowerCase()
  return {
    width: paperWidths.find((one) => one === width) ?? usual,
    copies: countIn(asked.get("copies"), 1, maxCopies),
    isAutomatic: asked.get("print") !== "no",
    closes: asked.get("close") === "yes",
    isByAisle: asked.get("groupBy")?.toUpperCase() !== "NONE",
    showsPrices: asked.get("showPrices") === "yes",
    bags: countIn(asked.get("bags"), 0, maxBags),
  }
}
