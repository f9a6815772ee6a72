import type { PlannedPrice } from "../../../contract/products/pricing/catalogPrices.ts"
import {
  judgedPrice,
  type JudgedPrice,
  plannedPrice,
  type PriceLimits,
  replacedPrice,
} from "../../../contract/products/pricing/judgedPrice.ts"
import { marginAt } from "../../../contract/products/productFigures.ts"
import type { PriceRule, PriceTarget } from "../../../contract/products/pricing/priceRule.ts"
import { idKey } from "../../../contract/wire/recordId.ts"

/** A product with its price before and after, and whether that one is wanted. */
export interface PriceRow extends JudgedPrice {
  readonly key: string
  readonly product: PlannedPrice
  /** Cents; null where it has no sale price. */
  readonly before: number | null
  readonly marginBefore: number | null
  readonly marginAfter: number | null
  /** Somebody typed the price of this one. */
  readonly isTyped: boolean
  /** The price changes, and may. */
  readonly isPossible: boolean
  readonly isTicked: boolean
}

/** Inputs of the rows; typed prices in cents and ticks, by the key of the product. */
export interface PriceWork {
  readonly rule: PriceRule | undefined
  readonly target: PriceTarget
  readonly limits: PriceLimits
  readonly typed: ReadonlyMap<string, number>
  readonly ticks: ReadonlyMap<string, boolean>
}

const unchanged: JudgedPrice = { after: null, problem: null, warnings: [] }

const judged = ({ rule, target, limits }: PriceWork, product: PlannedPrice, typed: number | undefined) => {
  if (typed !== undefined) return judgedPrice(target, limits, product, typed)
  return rule ? plannedPrice(rule, limits, product) : unchanged
}

/** The row of a product. One that moves too far is wanted only where somebody ticks it or types its price. */
export const priceRow = (work: PriceWork, product: PlannedPrice): PriceRow => {
  const key = idKey(product._id)
  const typed = work.typed.get(key)
  const price = judged(work, product, typed)
  const before = replacedPrice(work.target, product)
  const isPossible = price.after !== null && price.problem === null && price.after !== before
  const isUsual = typed !== undefined || !price.warnings.includes("JUMP")
  return {
    ...price,
    key,
    product,
    before,
    marginBefore: marginAt(before, product.cost),
    marginAfter: marginAt(price.after, product.cost),
    isTyped: typed !== undefined,
    isPossible,
    isTicked: isPossible && (work.ticks.get(key) ?? isUsual),
  }
}

/** Parts of the rows that are shown alone. */
export const priceParts = ["ALL", "UP", "DOWN", "SAME", "JUMP", "FLOOR", "OUT"] as const
export type PricePart = (typeof priceParts)[number]

/** True for a row of a part. */
export const isOfPart = ({ before, after, problem, warnings }: PriceRow, part: PricePart): boolean => {
  switch (part) {
    case "ALL":
      return true
    case "OUT":
      return problem !== null
    case "JUMP":
      return warnings.includes("JUMP")
    case "FLOOR":
      return warnings.includes("BELOW_COST") || warnings.includes("BELOW_FLOOR")
    case "SAME":
      return problem === null && after === before
    case "UP":
      return problem === null && after !== null && after > (before ?? 0)
    case "DOWN":
      return problem === null && after !== null && before !== null && after < before
  }
}

/** The prices that are to be written. */
export const wantedPrices = (rows: ReadonlyArray<PriceRow>) =>
  rows.flatMap(({ isTicked, after, product: { _id, version } }) =>
    isTicked && after !== null ? [{ _id, version, price: after }] : [],
  )
