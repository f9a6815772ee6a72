import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import type { PriceEnding } from "../../../contract/products/pricing/priceEndings.ts"
import type { PriceChange, PriceRule, PriceTarget } from "../../../contract/products/pricing/priceRule.ts"
import { maxMenuPrice } from "../../../contract/menu/menuChoices.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"

/** A rule while it is filled in: numbers as fields have them. */
export interface PriceDraft {
  readonly kind: PriceChange["kind"]
  readonly value: string
  readonly ending: PriceEnding
  readonly target: PriceTarget
  /** Limits in percent; those of the store until somebody types others. */
  readonly maxJump: string | undefined
  readonly minMargin: string | undefined
}

export const emptyDraft: PriceDraft = {
  kind: "PERCENT",
  value: "",
  ending: "NONE",
  target: "PRICE",
  maxJump: undefined,
  minMargin: undefined,
}

const isWithin = (value: number, from: number, to: number) => value >= from && value <= to

const changeOf = ({ kind, value }: PriceDraft): PriceChange | undefined => {
  const number = hundredthsOf(value)
  switch (kind) {
    case "PERCENT":
      return isWithin(number, -9999, 100_000) ? { kind, percent: number } : undefined
    case "AMOUNT":
      return isWithin(number, -maxMenuPrice, maxMenuPrice) ? { kind, amount: number } : undefined
    case "FROM_COST":
      return isWithin(number, 0, 9900) ? { kind, margin: number } : undefined
    case "SET":
      return isWithin(number, 1, maxMenuPrice) ? { kind, price: number } : undefined
  }
}

/** The rule of a draft; undefined while its number is missing or makes no sense. */
export const ruleOf = (draft: PriceDraft): PriceRule | undefined => {
  const change = changeOf(draft)
  const { ending, target } = draft
  return change && { change, ending, target }
}

const limitOf = (text: string | undefined, usual: number | null): number | null => {
  const number = text === undefined ? Number.NaN : hundredthsOf(text)
  return text === undefined || !(number >= 0) ? usual : number
}

/** The limits that rows are judged by: what was typed, or else the store's. An emptied least margin is none. */
export const limitsOf = ({ maxJump, minMargin }: PriceDraft, usual: PriceLimits): PriceLimits => ({
  maxJump: limitOf(maxJump, usual.maxJump) ?? usual.maxJump,
  minMargin: minMargin === "" ? null : limitOf(minMargin, usual.minMargin),
})
