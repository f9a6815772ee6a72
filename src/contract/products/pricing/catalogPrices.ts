import * as Schema from "effect/Schema"
import { bytesOfMegabyte } from "../../bytesOfMegabyte.ts"
import { ImportRun } from "../../importing/importRun.ts"
import { ImportRefused } from "../../importing/refusals.ts"
import { maxMenuPrice } from "../../menu/menuChoices.ts"
import { filterSchema } from "../../resource/filter.ts"
import { products } from "../../resources/products.ts"
import { bulkSelection, CountChanged } from "../../wire/bulk.ts"
import { lazyEndpoint } from "../../wire/lazyEndpoint.ts"
import { oneOf } from "../../wire/reading.ts"
import { RecordId, RecordIdText } from "../../wire/recordId.ts"
import { Moment } from "../../wire/text.ts"
import { priceProblems, priceWarnings } from "./judgedPrice.ts"
import { bulkPriceLimits, PriceRule, priceTargets } from "./priceRule.ts"
import { BelowCost, TooManyProducts } from "./refusals.ts"

const Cents = Schema.NullOr(Schema.Int)
/** Hundredths of a percent. */
const Share = Schema.NullOr(Schema.Int)

/** A product with the price a rule gives it. */
export const PlannedPrice = Schema.Struct({
  _id: RecordId,
  version: Schema.Int,
  name: Schema.String,
  ean: Schema.NullOr(Schema.String),
  cost: Cents,
  price: Schema.Int,
  promoPrice: Cents,
  promoUntil: Schema.NullOr(Moment),
  /** The highest of its other prices, which are below the usual one. */
  highestOther: Cents,
  /** Null where the rule finds none. */
  after: Cents,
  marginBefore: Share,
  marginAfter: Share,
  problem: Schema.NullOr(oneOf(priceProblems)),
  warnings: Schema.Array(oneOf(priceWarnings)),
})
export type PlannedPrice = typeof PlannedPrice.Type

/** Prices a rule would give, and the limits they are judged by. */
export const PricePlan = Schema.Struct({
  rows: Schema.Array(PlannedPrice),
  limits: Schema.Struct({ maxJump: Schema.Int, minMargin: Share }),
})
export type PricePlan = typeof PricePlan.Type

/** A price for a product, in the version somebody saw. */
export const PricedRow = Schema.Struct({
  _id: RecordId,
  version: Schema.Int,
  price: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxMenuPrice })),
})
export type PricedRow = typeof PricedRow.Type

const PricedRows = Schema.Array(PricedRow).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(bulkPriceLimits.maxRows),
)

/** Last month's orders at the prices of now and at others, as if everybody bought the same. Amounts in cents. */
export const PriceSimulation = Schema.Struct({
  /** The month, such as `2026-05`. */
  month: Schema.String,
  /** Orders with one of the products. */
  orders: Schema.Int,
  salesBefore: Schema.Int,
  salesAfter: Schema.Int,
  /** Part of the sales left after the cost, of those whose cost is known. */
  marginBefore: Share,
  marginAfter: Share,
  /** Orders that would reach the store's minimum and did not, and the other way around. */
  reach: Schema.Int,
  fall: Schema.Int,
})
export type PriceSimulation = typeof PriceSimulation.Type

const common = {
  service: "main",
  method: "POST",
  access: products.access,
  extra: "bulk-prices",
} as const

/** Calls that change the prices of many products at once. How far a change is, and its rows, are read as those of an import. */
export const catalogPrices = {
  plan: lazyEndpoint(
    {
      ...common,
      path: "/catalog/prices/plan",
      summary:
        "Tells the price a rule gives each of these products, and what to look at. Nothing is written.",
      reads: true,
    },
    {
      body: () => Schema.Struct({ products: bulkSelection(filterSchema(products)), rule: PriceRule }),
      success: () => PricePlan,
      refusals: () => [CountChanged, TooManyProducts],
    },
  ),
  simulate: lazyEndpoint(
    {
      ...common,
      path: "/catalog/prices/simulation",
      summary: "Tells what last month's orders would bring at these prices, as if everybody bought the same.",
      reads: true,
      maxBytes: bytesOfMegabyte,
    },
    {
      body: () => Schema.Struct({ target: Schema.Literals(priceTargets), rows: PricedRows }),
      success: () => PriceSimulation,
    },
  ),
  apply: lazyEndpoint(
    {
      ...common,
      path: "/catalog/prices/apply",
      summary:
        "Has these prices written by a job; products that were saved since the given version stay as they are. Prices below cost take a confirmation.",
      maxBytes: bytesOfMegabyte,
    },
    {
      body: () =>
        Schema.Struct({
          target: Schema.Literals(priceTargets),
          rows: PricedRows,
          belowCost: Schema.optionalKey(Schema.Boolean),
        }),
      success: () => ImportRun,
      refusals: () => [BelowCost],
    },
  ),
  undo: lazyEndpoint(
    {
      ...common,
      path: "/catalog/prices/:id/undo",
      summary:
        "Has the former prices given back by a job, within a day; products that somebody changed since stay.",
      params: { id: RecordIdText },
    },
    { success: () => ImportRun, refusals: () => [ImportRefused] },
  ),
}
