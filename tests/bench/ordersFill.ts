import { firstNames, surnames } from "../../host/server/seed/names.ts"
import type { Cluster } from "../server/postgres.ts"
import { pick } from "./fill.ts"

type Client = ReturnType<Cluster["client"]>

const stores = 24
/** Orders the first store has open. */
export const openOrders = 500

/** Orders per statement. */
const perStatement = 200_000

const items = `'[
  {"name": "Lasanha à bolonhesa", "quantity": 1, "unitPriceCents": 3800, "totalCents": 3800, "note": "Sem orégano"},
  {"name": "Guaraná lata", "quantity": 2, "unitPriceCents": 600, "totalCents": 1200}
]'::jsonb`
const payments = `'[{"kind": "ONLINE", "method": "PIX", "amountCents": 5000, "state": "PAID"}]'::jsonb`
const address = `'{"line": "Rua Augusta, 1200", "neighborhood": "Consolação", "city": "São Paulo"}'::jsonb`

const columns =
  "company_id, placed_at, promised_at, status, total_cents, items, payments, address, customer_name, customer_phone"
const order = (
  status: string,
  placedAt: string,
) => `${placedAt}, ${placedAt} + interval '50 minutes', ${status}, 5000,
  ${items}, ${payments}, ${address},
  ${pick(firstNames, 0)} || ' ' || ${pick(surnames, 1)} || ' ' || ${pick(surnames, 2)},
  '119' || (70000000 + (hashint4(i) & 2147483647) % 9999999)`

/** Orders of all stores over two years, all finished. A database that was filled before stays as it is. */
export const fillOrders = async (client: Client, size: number) => {
  const { rows } = await client.query("select to_regclass('bench_filled') is not null as is_filled")
  if (rows[0].is_filled) return
  const earlier = `now() - (hashint4(i) & 2147483647) % 63072000 * interval '1 second'`
  await client.query("set statement_timeout = 0")
  await client.query("set maintenance_work_mem = '1GB'")
  await client.query("drop index order_customers_search")
  for (let from = 0; from < size; from += perStatement)
    await client.query(`insert into orders (${columns}) select 1 + i % ${stores}, ${order("'FINISHED'", earlier)}
      from generate_series(${from}, ${Math.min(from + perStatement, size) - 1}) as i`)
  await client.query("create index order_customers_search on order_customers using gin (text gin_trgm_ops)")
  for (const one of ["orders", "order_customers"]) await client.query(`vacuum analyze ${one}`)
  await client.query("create table bench_filled ()")
}

const open = `status not in ('FINISHED', 'CANCELED')`

/** Opens orders of the first store, which has no other open ones then. */
export const fillOpenOrders = async (client: Client) => {
  const lately = "now() - i % 40 * interval '1 minute'"
  await client.query(`update orders set status = 'CANCELED' where company_id = 1 and ${open}`)
  await client.query(`insert into orders (${columns}) select 1, ${order("'WAIT_COMPANY'", lately)}
    from generate_series(1, ${openOrders}) as i`)
  await client.query("analyze orders")
}

/** Gives an order another customer. */
export const changeName = (id: number, name: string) =>
  `update orders set customer_name = '${name}' where id = ${id}`

/** Moves one of the open orders on or back. */
export const changeSome = (index: number) => `
  update orders set version = version + 1,
    status = case status when 'WAIT_COMPANY' then 'IN_PREPARATION' else 'WAIT_COMPANY' end
  where id = (select id from orders where company_id = 1 and status in ('WAIT_COMPANY', 'IN_PREPARATION')
    order by placed_at, id offset ${(index * 37) % openOrders} limit 1)`

const steps = ["IN_PREPARATION", "AWAIT_DELIVERYMAN", "DISPATCH", "DELIVERY_ROUTE", "DELIVERED", "FINISHED"]

/** The statements of an hour's orders: they come, move from status to status, and are over. */
export const workDay = (hour: number): ReadonlyArray<string> => [
  `insert into orders (${columns}, channel) select 1, ${order("'WAIT_COMPANY'", "now()")}, 'PDV'
   from generate_series(${hour * 100}, ${hour * 100 + 99}) as i`,
  ...steps.map(
    (to) => `update orders set version = version + 1, status = '${to}'
      where company_id = 1 and channel = 'PDV' and ${open}`,
  ),
]
