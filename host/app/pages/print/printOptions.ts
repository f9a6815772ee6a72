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

const countIn = (text: string | null, min: number, max: number): number => {
  const count = Math.trunc(Number(text ?? min))
  return Number.isNaN(count) ? min : Math.min(Math.max(count, min), max)
}

/** Reads the query of a printed page's address; what it does not say, or says wrongly, is as usual. */
export const printOptionsOf = (params: URLSearchParams, usual: PaperWidth): PrintOptions => {
  const width = params.get("width")?.toLowerCase()
  return {
    width: paperWidths.find((one) => one === width) ?? usual,
    copies: countIn(params.get("copies"), 1, maxCopies),
    isAutomatic: params.get("print") !== "no",
    closes: params.get("close") === "yes",
    isByAisle: params.get("groupBy")?.toUpperCase() !== "NONE",
    showsPrices: params.get("showPrices") === "yes",
    bags: countIn(params.get("bags"), 0, maxBags),
  }
}
