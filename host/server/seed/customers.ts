import { sql } from "drizzle-orm"
import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { cities, firstNames, streets, surnames } from "./names.ts"
import { neighborhoodAt } from "./neighborhoods.ts"
import { keyedRandom, type Random } from "./random.ts"
import { districtMetres, positionNear } from "./ways.ts"

/** Number of customers who come back to a store. */
const regulars = 60

/** An address near a store, in the neighborhood it lies in. */
const addressNear = (near: Position, random: Random) => {
  const place = positionNear(near, districtMetres, random)
  return {
    line: random.pick(streets),
    number: String(1 + random.below(1900)),
    complement: random.below(3) === 0 ? `Apto ${11 + random.below(180)}` : null,
    neighborhood: neighborhoodAt(place),
    city: cities[0]![0],
    location: { coordinates: [...place] },
  }
}

/** Somebody who orders at a store: two of three come back, from the same door each time. */
export const customerOf = (store: { readonly id: number; readonly place: Position }, random: Random) => {
  const isRegular = random.below(3) > 0
  const own = isRegular ? keyedRandom(store.id, random.below(regulars), 31) : random
  return {
    isRegular,
    name: `${own.pick(firstNames)} ${own.pick(surnames)}`,
    phone: `119${70_000_000 + own.below(9_999_999)}`,
    address: addressNear(store.place, own),
  }
}

/** Counts for each order which one of its customer's at the store it is; canceled ones before it do not count. */
export const countCustomerOrders = (db: Database): Promise<unknown> =>
  db.execute(sql`
    update ${orders} as o set customer_orders = counted.place
    from (
      select id, 1 + count(*) filter (where status <> 'CANCELED') over (
        partition by company_id, customer_phone order by placed_at, id
        rows between unbounded preceding and 1 preceding) as place
      from ${orders} where customer_phone is not null
    ) counted
    where counted.id = o.id and o.customer_orders is distinct from counted.place`)

/** Place of a new order among its customer's orders at the store, as the database works it out. */
export const nextCustomerOrder = (companyId: number, phone: string) =>
  sql<number>`(select 1 + count(*)::int from ${orders} where company_id = ${companyId}
    and customer_phone = ${phone} and status <> 'CANCELED')`
