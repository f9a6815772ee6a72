import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { PricedProduct } from "../../../../src/contract/products/pricing/judgedPrice.ts"
import { query } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"
import type { RuleScope } from "../../resource/rules.ts"

const table = tables.products

/** A product as a change of prices reads it. */
export interface ReadPrice extends PricedProduct {
  readonly _id: number
  readonly version: number
  readonly name: string
  readonly ean: string | null
  readonly promoUntil: string | null
  readonly companyId: number
}

/** The highest price of a product that has to stay below its usual one. */
const highestOther = sql<number | null>`greatest(${table.promoPrice}, ${table.clubPrice},
  (select max((w ->> 'each')::bigint) from jsonb_array_elements(${table.wholesale}) w))::float8`

/** Reads the prices of products, at most so many, by their names. */
export const readPriced = ({ tx }: Pick<RuleScope, "tx">, where: SQL | undefined, most: number) =>
  Effect.map(
    query(() =>
      tx
        .select({
          _id: table.id,
          version: table.version,
          name: table.name,
          ean: table.ean,
          companyId: table.companyId,
          price: table.price,
          promoPrice: table.promoPrice,
          promoUntil: table.promoUntil,
          cost: table.cost,
          highestOther,
        })
        .from(table)
        .where(where)
        .orderBy(table.name, table.id)
        .limit(most),
    ),
    (rows) =>
      rows.map(
        ({ promoUntil, ...row }) =>
          ({ ...row, promoUntil: (promoUntil as Date | null)?.toISOString() ?? null }) as ReadPrice,
      ),
  )
