import { bulkPriceLimits } from "../products/pricing/priceRule.ts"
import { importLimits } from "./importLimits.ts"

/** Hours in which an import can be undone, by its kind: from a file, from the product bank, or of prices (catalogue, invariant 18). */
export const undoHours = {
  FILE: importLimits.undoDays * 24,
  BANK: importLimits.undoDays * 24,
  PRICES: bulkPriceLimits.undoHours,
} as const
