import { eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { contentFacts } from "../../../src/contract/menu/contentFacts.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { uniqueText } from "../db/searchText.ts"
import { rulesOf } from "../resource/rules.ts"
import { labelOfNow } from "./labelOfNow.ts"
import { priceOfNow } from "./priceOfNow.ts"

const table = tables.products

/** The part of a kilogram, a liter or the pieces it is charged by or holds, as `unitPriceOf` of the contract has it. */
const amount = sql`case when p.sell_by <> 'UNIT' or p.unit in ('KG', 'L')
  then case when p.unit in ('G', 'ML') then 0.001 else 1 end
  else p.net_content / case when p.content_unit = 'UN' then 1 else 1000 end end`

const ofProduct = (id: SQL, figure: SQL) => sql`(select ${figure} from ${table} p where p.id = ${id})`

/** The number of the bank's product with a barcode. */
const entryOf = (tx: Database, ean: string | null | undefined) =>
  query(async () => {
    const { bankProducts } = tables
    const [found] = await tx
      .select({ id: bankProducts.id })
      .from(bankProducts)
      .where(eq(uniqueText(sql`${bankProducts.ean}`), ean ?? ""))
    return found?.id ?? null
  })

export const productRules = rulesOf(products, {
  // The database writes down who changes a price (`keep_price_changes`).
  begin: ({ tx, caller }) =>
    Effect.asVoid(
      query(() => tx.execute(sql`select set_config('balcao.actor', ${String(caller.user.id)}, true)`)),
    ),
  create: Effect.fnUntraced(function* ({ tx, source = "MANUAL" }, body) {
    const bankProduct = source === "BANK" ? yield* entryOf(tx, body.ean) : null
    return { ...contentFacts({}, body, Date.now()), source, bankProduct }
  }),
  save: (_, before, body) => Effect.succeed(contentFacts(before, body, Date.now())),
  derive: (id) => ({
    unitPrice: ofProduct(id, sql`floor((${priceOfNow}) / nullif(${amount}, 0) + 0.5)::float8`),
    margin: ofProduct(
      id,
      sql`floor((${priceOfNow} - p.cost) * 10000 / nullif((${priceOfNow}), 0)::float8 + 0.5)::float8`,
    ),
    label: ofProduct(id, labelOfNow),
  }),
})
