import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { withPercent } from "../../../contract/menu/price.ts"
import { roundPrice } from "../../../contract/menu/rounding.ts"
import type { PriceRule, PromotionRule } from "./bulkRule.ts"

/** Price in cents at which a share of it, in hundredths of a percent, is left over the cost. */
const atMargin = (cost: number, margin: number) => Math.ceil((cost * 10_000) / Math.max(1, 10_000 - margin))

const priceBy = ({ price, cost }: ItemRow, { way, value }: PriceRule): number | undefined => {
  switch (way) {
    case "PERCENT":
      return withPercent(price, value)
    case "AMOUNT":
      // Items of price 0 stay free: their price is that of their options.
      return price === 0 ? 0 : price + value
    case "MARGIN":
      return typeof cost === "number" ? atMargin(cost, value) : undefined
    case "SET":
      return value
  }
}

/** An item's price in cents by a rule; undefined where the rule needs a cost and there is none. */
export const newPrice = (item: ItemRow, rule: PriceRule): number | undefined => {
  const cents = priceBy(item, rule)
  return cents === undefined ? undefined : roundPrice(cents, rule.way === "SET" ? "NONE" : rule.roundTo)
}

/** An item's promotional price in cents by a rule; null where the promotion ends. */
export const newPromoPrice = ({ price }: ItemRow, rule: PromotionRule): number | null => {
  if (rule.way === "END") return null
  return rule.way === "SET" ? rule.value : roundPrice(withPercent(price, -rule.value), rule.roundTo)
}
