import type { SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { catalogPrices as contract } from "../../../../src/contract/products/pricing/catalogPrices.ts"
import { plannedPrice, replacedPrice } from "../../../../src/contract/products/pricing/judgedPrice.ts"
import { marginAt } from "../../../../src/contract/products/productFigures.ts"
import { bulkPriceLimits } from "../../../../src/contract/products/pricing/priceRule.ts"
import { TooManyProducts } from "../../../../src/contract/products/pricing/refusals.ts"
import { CountChanged } from "../../../../src/contract/wire/bulk.ts"
import type { HandlerInput } from "../../calls/handler.ts"
import { query } from "../../db/database.ts"
import { selected, type Selection } from "../../lists/bulk.ts"
import type { Context } from "../../resource/context.ts"
import type { Values } from "../../resource/fieldValues.ts"
import { recordsFound } from "../../resource/findRecords.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { priceLimitsOf } from "./priceLimits.ts"
import { readPriced } from "./readPriced.ts"

/** Condition for the products of a selection that the caller sees. */
const productsFound = (context: Context, { tx, caller }: RuleScope, selection: Selection<Values>) =>
  selected({
    table: context.table,
    selection,
    found: (filter: Values = {}) => recordsFound(tx, context, caller, filter),
  })

const { maxRows } = bulkPriceLimits

/** Fails if a filter finds another number of products than the caller was shown, or more than one change takes. */
const checkCount = Effect.fnUntraced(function* (
  context: Context,
  { tx }: RuleScope,
  selection: Selection<Values>,
  where: SQL | undefined,
) {
  if ("ids" in selection) return
  const count = yield* query(() => tx.$count(context.table, where))
  if (count !== selection.expected) return yield* new CountChanged({ count })
  if (count > maxRows) return yield* new TooManyProducts({ count, max: maxRows })
})

/** Tells the price that a rule gives each of the selected products. */
export const planPrices = Effect.fn("products.planPrices")(function* (
  context: Context,
  at: RuleScope,
  { products, rule }: HandlerInput<typeof contract.plan>["body"],
) {
  const selection = products as Selection<Values>
  const where = productsFound(context, at, selection)
  yield* checkCount(context, at, selection, where)
  const read = yield* readPriced(at, where, maxRows)
  const limits = yield* priceLimitsOf(at.tx, new Set(read.map(({ companyId }) => companyId)))
  const rows = read.map((product) => {
    const planned = plannedPrice(rule, limits, product)
    return {
      ...product,
      ...planned,
      marginBefore: marginAt(replacedPrice(rule.target, product), product.cost),
      marginAfter: marginAt(planned.after, product.cost),
    }
  })
  return { rows, limits }
})
