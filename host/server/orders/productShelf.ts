import { sql } from "drizzle-orm"
import { eanOf } from "../../../src/contract/menu/barcode.ts"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import type { ShelfProduct } from "../../../src/contract/orders/shelfOfProducts.ts"
import { folded } from "../../../src/contract/search/folded.ts"
import { type Database, query } from "../db/database.ts"
import { joinOf, tables } from "../db/described/tables.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { priceOfNow } from "../products/priceOfNow.ts"

const table = tables.products
const { departments } = tables
const similar = joinOf(products, "similar")

/** Products read for one answer: enough to put the nearest first, whatever the search. */
const maxRead = 200

/** True for a store that keeps its products here. */
export const hasProducts = (db: Database, company: number) =>
  query(async () => {
    const { rows } = await db.execute(sql`select 1 from ${table} where company_id = ${company} limit 1`)
    return rows.length > 0
  })

/** The products on sale of a store that a search may mean, those nearest to an order's item first. */
export const productsOnSale = (db: Database, company: number, item: OrderItem, search: string) =>
  query(async () => {
    const { name, sku, aisle } = { ...item, ...item.ordered }
    const words = folded(search).trim().split(" ")
    const named = sql.join(
      words.map((word) => sql`strpos(p.search_text, ${word}) > 0`),
      sql` and `,
    )
    const code = eanOf(search)
    const coded = code
      ? sql`p.ean = ${code} or p.more_eans @> ${JSON.stringify([{ code }])}::jsonb`
      : sql`false`
    const { rows } = await db.execute<ShelfProduct & Record<string, unknown>>(sql`
      select p.name, ${priceOfNow}::float8 as "unitPriceCents", p.sku, p.ean, p.brand,
        coalesce(above.name, d.name) as aisle, case when p.sell_by = 'UNIT' then 'UN' else 'KG' end as unit,
        p.more_eans as "moreEans",
        exists (select from ${similar} s join ${table} o on o.id = s.record_id
          where s.target_id = p.id and o.company_id = ${company} and (o.name = ${name} or o.sku = ${sku ?? null})) as "isSimilar"
      from ${table} p left join ${departments} d on d.id = p.department left join ${departments} above on above.id = d.parent
      where p.company_id = ${company} and p.status = 'ACTIVE' and ((${named}) or ${coded})
      order by "isSimilar" desc, (coalesce(above.name, d.name) is not distinct from ${aisle ?? null}::text) desc, p.name
      limit ${maxRead}`)
    return rows as ReadonlyArray<ShelfProduct>
  })
