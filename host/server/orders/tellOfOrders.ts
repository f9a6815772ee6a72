import { type SQL, sql } from "drizzle-orm"
import { managesOrders } from "../../../src/contract/access/access.ts"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"
import type { Caller } from "../access/caller.ts"
import { companyReaders } from "../users/companyReaders.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { publishNews } from "../news/publishNews.ts"

interface OrderNews {
  readonly kind: NewsKind
  readonly where: SQL
  readonly by: number | null
  /** More values for the sentence, as JSON. */
  readonly values: SQL
}

const tellStores = async (db: Database, { kind, where, by, values }: OrderNews): Promise<void> => {
  const companies = sql`(select ${orders.companyId} from ${orders} where ${where})`
  const readers = await companyReaders(db, { companies, access: managesOrders })
  if (readers.length === 0) return
  await publishNews(db, {
    kind,
    by,
    rows: sql`select u.id, case c.type when 'supermarket' then 'supermarketOrders' else 'restaurantOrders' end,
        ${orders.id}, jsonb_build_object('name', ${orders.id}::text, 'store', c.name) || ${values}
      from ${orders} join companies c on c.id = ${orders.companyId} join users u on u.company_id = c.id
      where ${where} and u.id = ${anyOf(readers)}`,
  })
}

/** Tells the people of a store that somebody else canceled one of its orders. */
export const tellOfCanceled = (db: Database, { user }: Caller, order: number, reason: string | undefined) =>
  tellStores(db, {
    kind: "ORDER_CANCELED",
    where: sql`${orders.id} = ${order}`,
    by: user.id as number,
    values: sql`jsonb_build_object('by', ${user.fullname ?? null}::text, 'reason', ${reason ?? null}::text)`,
  })

/** Time within which orders nobody took are told of; older ones are for reports. */
const freshHours = 12

const since = sql`coalesce((select max((line ->> 'at')::timestamptz)
  from jsonb_array_elements(${orders.timeline}) line where line ->> 'status' = ${orders.status}), ${orders.placedAt})`

/** Tells stores of orders that nobody took in time, once. */
export const tellOfLateOrders = (db: Database): Promise<void> =>
  tellStores(db, {
    kind: "ORDER_LATE",
    where: sql`${orders.status} in ('NEW', 'WAIT_COMPANY')
      and ${since} between now() - ${freshHours}::int * interval '1 hour'
        and now() - ${orderLimits.acceptMs}::int * interval '1 millisecond'
      and not exists (select from news told where told.list in ('restaurantOrders', 'supermarketOrders')
        and told.record_id = ${orders.id} and told.kind = 'ORDER_LATE')`,
    by: null,
    values: sql`'{}'::jsonb`,
  })
