import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../../src/contract/limits.ts"
import type { catalogPrices as contract } from "../../../../src/contract/products/pricing/catalogPrices.ts"
import { marginAt } from "../../../../src/contract/products/productFigures.ts"
import type { HandlerInput } from "../../calls/handler.ts"
import { query } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"
import { jsonRows } from "../../db/jsonRows.ts"
import { asCount, settingOfCompany } from "../../platformSettings/effective.ts"
import type { Context } from "../../resource/context.ts"
import { recordsSeen } from "../../resource/recordsSeen.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { isOnPromotionNow, isPromotionPeriod, priceOfNow } from "../priceOfNow.ts"

const { products } = tables

interface Figures extends Record<string, unknown> {
  readonly month: string
  readonly orders: number
  readonly salesBefore: number
  readonly salesAfter: number
  /** The sales whose cost is known, and that cost. */
  readonly knownBefore: number
  readonly knownAfter: number
  readonly cost: number
  readonly reach: number
  readonly fall: number
}

const { timeZone: zone } = limits
const thisMonth = sql`date_trunc('month', now() at time zone ${zone})`

/** True for an order \`o\` of last month, by the platform's clock. */
const isLastMonth = sql`o.placed_at >= (${thisMonth} - interval '1 month') at time zone ${zone}
  and o.placed_at < ${thisMonth} at time zone ${zone}`

/** Lines of an order are of the product they name, or else of the one with their barcode or code. */
const linesOf = (wanted: HandlerInput<typeof contract.simulate>["body"], seen: ReturnType<typeof sql>) => {
  const after =
    wanted.target === "PRICE"
      ? sql`case when ${isOnPromotionNow} then p.promo_price else w.price end`
      : sql`case when ${isPromotionPeriod} then w.price else p.price end`
  return sql`priced as materialized (
      select p.id::text as id, p.company_id, p.ean, p.sku, p.cost, ${priceOfNow} as before, ${after} as after
      from jsonb_to_recordset(${jsonRows(wanted.rows)}) as w (_id bigint, price bigint)
      join ${products} p on p.id = w._id where p.id in (select ${products.id} from ${products} where ${seen})
    ), stores as (
      select company_id, ${asCount(settingOfCompany("orders.minimum", sql`own.company_id`))} as minimum
      from (select distinct company_id from priced) own
    ), sold as (
      select o.id, company_id, minimum, i.item from stores join orders o using (company_id)
      cross join lateral jsonb_array_elements(o.items) as i (item)
      where o.status <> 'CANCELED' and ${isLastMonth}
    ), lines as (
      select s.id, s.minimum, (s.item ->> 'totalCents')::float8 as total,
        case when s.item ->> 'change' = 'SOLD_OUT' then 0
          else coalesce((s.item ->> 'picked')::float8, (s.item ->> 'quantity')::float8) end as quantity,
        coalesce(r.before, e.before, k.before) as before, coalesce(r.after, e.after, k.after) as after,
        case when r.id is not null then r.cost when e.id is not null then e.cost else k.cost end as cost
      from sold s
      left join priced r on s.item -> 'ref' ->> 'kind' = 'PRODUCT' and r.id = s.item -> 'ref' ->> '_id'
        and r.company_id = s.company_id
      left join priced e on s.item -> 'ref' ->> '_id' is null and e.ean = s.item ->> 'ean'
        and e.company_id = s.company_id
      left join priced k on s.item -> 'ref' ->> '_id' is null and e.id is null and k.sku = s.item ->> 'sku'
        and k.company_id = s.company_id
    ), valued as (
      select id, minimum, before is not null as is_priced, quantity * cost as cost,
        case when before is null then total else floor(quantity * before + 0.5) end as before,
        case when before is null then total else floor(quantity * after + 0.5) end as after
      from lines
    ), baskets as (
      select id, minimum, sum(before) as before, sum(after) as after from valued
      group by id, minimum having bool_or(is_priced)
    )`
}

/** Tells what last month's orders would bring at these prices, in one statement: each line at the price of now, as its product has it, and at the other one. */
export const simulatePrices = Effect.fn("products.simulatePrices")(function* (
  context: Context,
  { tx, caller }: RuleScope,
  wanted: HandlerInput<typeof contract.simulate>["body"],
) {
  const seen = sql`${recordsSeen(context, caller, tx) ?? sql`true`}`
  const { rows } = yield* query(() =>
    tx.execute<Figures>(sql`with ${linesOf(wanted, seen)}
      select to_char(${thisMonth} - interval '1 month', 'YYYY-MM') as month,
        (select count(*) from baskets)::float8 as orders,
        coalesce(sum(before), 0)::float8 as "salesBefore", coalesce(sum(after), 0)::float8 as "salesAfter",
        coalesce(sum(before) filter (where cost is not null), 0)::float8 as "knownBefore",
        coalesce(sum(after) filter (where cost is not null), 0)::float8 as "knownAfter",
        coalesce(sum(cost), 0)::float8 as cost,
        (select count(*) from baskets where before < minimum and after >= minimum)::float8 as reach,
        (select count(*) from baskets where before >= minimum and after < minimum)::float8 as fall
      from valued where is_priced`),
  )
  const { knownBefore, knownAfter, cost, ...figures } = rows[0]!
  return { ...figures, marginBefore: marginAt(knownBefore, cost), marginAfter: marginAt(knownAfter, cost) }
})
