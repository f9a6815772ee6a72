import { maxMenuPrice } from "../../menu/menuChoices.ts"
import { movesBeyond } from "../../resource/movesBeyond.ts"
import { marginAt } from "../productFigures.ts"
import { changedPrice, type PriceRule, type PriceTarget } from "./priceRule.ts"

/** Reasons why a product cannot have a price. */
export const priceProblems = [
  /** The rule counts from a cost, and there is none. */
  "NO_COST",
  /** It would be nothing, or less. */
  "ZERO",
  "TOO_HIGH",
  /** Its sale price, its club price or one by quantity would no longer be lower. */
  "NOT_ABOVE",
  /** The sale price would not be below the usual one. */
  "NOT_BELOW",
] as const
export type PriceProblem = (typeof priceProblems)[number]

/** Reasons to look again before a product gets a price. */
export const priceWarnings = [
  /** It moves by more than the store's limit (catalogue, invariant 17): it enters only where somebody says so. */
  "JUMP",
  "BELOW_COST",
  /** The margin is below the least one of the store. */
  "BELOW_FLOOR",
] as const
export type PriceWarning = (typeof priceWarnings)[number]

/** The most a price moves unasked, and the least margin, in hundredths of a percent; null without a least one. */
export interface PriceLimits {
  readonly maxJump: number
  readonly minMargin: number | null
}

/** Limits for whoever has seen the plan: nothing is too far, and no margin too small. */
export const noLimits: PriceLimits = { maxJump: Number.POSITIVE_INFINITY, minMargin: null }

/** A product as far as its prices go, in cents. */
export interface PricedProduct {
  readonly price: number
  readonly promoPrice: number | null
  readonly cost: number | null
  /** The highest of its other prices, which are below the usual one. */
  readonly highestOther: number | null
}

/** A price a product may get. */
export interface JudgedPrice {
  /** Cents; null where the rule finds none. */
  readonly after: number | null
  readonly problem: PriceProblem | null
  readonly warnings: ReadonlyArray<PriceWarning>
}

/** The price in cents that a change replaces; null where a product has no sale price. */
export const replacedPrice = (target: PriceTarget, { price, promoPrice }: PricedProduct): number | null =>
  target === "PRICE" ? price : promoPrice

const problemOf = (
  target: PriceTarget,
  { price, highestOther }: PricedProduct,
  after: number,
): PriceProblem | null => {
  if (after <= 0) return "ZERO"
  if (after > maxMenuPrice) return "TOO_HIGH"
  if (target === "PROMO") return after < price ? null : "NOT_BELOW"
  return highestOther !== null && after <= highestOther ? "NOT_ABOVE" : null
}

const warningsOf = (
  before: number | null,
  cost: number | null,
  after: number,
  { maxJump, minMargin }: PriceLimits,
): ReadonlyArray<PriceWarning> => {
  const margin = marginAt(after, cost)
  const isBelowCost = margin !== null && margin < 0
  const isBelowFloor = !isBelowCost && margin !== null && minMargin !== null && margin < minMargin
  return [
    ...(before !== null && movesBeyond(before, after, maxJump) ? (["JUMP"] as const) : []),
    ...(isBelowCost ? (["BELOW_COST"] as const) : []),
    ...(isBelowFloor ? (["BELOW_FLOOR"] as const) : []),
  ]
}

/** A price for a product, with what keeps it out and what to look at. One that stays as it is has neither. */
export const judgedPrice = (
  target: PriceTarget,
  limits: PriceLimits,
  product: PricedProduct,
  after: number,
): JudgedPrice => {
  const before = replacedPrice(target, product)
  if (after === before)
    return { after, problem: null, warnings: warningsOf(null, product.cost, after, limits) }
  const problem = problemOf(target, product, after)
  return { after, problem, warnings: problem ? [] : warningsOf(before, product.cost, after, limits) }
}

/** The price a rule gives a product. */
export const plannedPrice = (rule: PriceRule, limits: PriceLimits, product: PricedProduct): JudgedPrice => {
  const after = changedPrice(rule, product)
  return after === undefined
    ? { after: null, problem: "NO_COST", warnings: [] }
    : judgedPrice(rule.target, limits, product, after)
}
