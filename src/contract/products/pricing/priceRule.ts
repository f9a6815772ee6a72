import * as Schema from "effect/Schema"
import { maxMenuPrice } from "../../menu/menuChoices.ts"
import { withPercent } from "../../menu/price.ts"
import { nearestEnding, priceEndings } from "./priceEndings.ts"

/** Most products of one change of prices; hours until it can no longer be taken back (catalogue, invariant 18). */
export const bulkPriceLimits = { maxRows: 10_000, undoHours: 24 } as const

/** Prices that are changed at once: the usual ones, or those of sales. */
export const priceTargets = ["PRICE", "PROMO"] as const
export type PriceTarget = (typeof priceTargets)[number]

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Change of prices. Percentages are in hundredths of a percent, amounts in cents; a margin is the part of the price left after the cost. */
export const PriceChange = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("PERCENT"), percent: between(-9999, 100_000) }),
  Schema.Struct({ kind: Schema.Literal("AMOUNT"), amount: between(-maxMenuPrice, maxMenuPrice) }),
  Schema.Struct({ kind: Schema.Literal("FROM_COST"), margin: between(0, 9900) }),
  Schema.Struct({ kind: Schema.Literal("SET"), price: between(1, maxMenuPrice) }),
])
export type PriceChange = typeof PriceChange.Type

/** A way in which prices of products change, and their rounding. */
export const PriceRule = Schema.Struct({
  change: PriceChange,
  ending: Schema.Literals(priceEndings),
  target: Schema.Literals(priceTargets),
})
export type PriceRule = typeof PriceRule.Type

interface Priced {
  readonly price: number
  readonly cost: number | null
}

const moved = (change: PriceChange, { price, cost }: Priced): number | undefined => {
  switch (change.kind) {
    case "PERCENT":
      return withPercent(price, change.percent)
    case "AMOUNT":
      return price + change.amount
    case "FROM_COST":
      return cost === null ? undefined : Math.floor((cost * 10_000) / (10_000 - change.margin) + 0.5)
    case "SET":
      return change.price
  }
}

/** Price in cents a rule gives a product, counted from its usual price; undefined without the cost it counts from. What is not above zero stays so. */
export const changedPrice = ({ change, ending }: PriceRule, product: Priced): number | undefined => {
  const cents = moved(change, product)
  return cents === undefined || cents <= 0 || change.kind === "SET" ? cents : nearestEnding(cents, ending)
}
