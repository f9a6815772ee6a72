import { firstNames, surnames } from "../../host/server/seed/names.ts"
import { type Api, type Kind, startApi } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { median, quantile, table } from "./figures.ts"
import { pick } from "./fill.ts"

/** `ORDERS=100000 npm run bench -- orders` tries it out. */
const size = Number(process.env["ORDERS"] ?? 10_000_000)
const stores = 24
const openOrders = 500
const rounds = 21
const [movesPerSecond, seconds] = [200, 20]

/** Orders per statement, so that each finishes within the statement timeout of 10 s. */
const perStatement = 20_000

const items = `'[{"name": "Lasanha", "quantity": 1, "unitPriceCents": 5000, "totalCents": 5000}]'::jsonb`
const payments = `'[{"kind": "ONLINE", "method": "PIX", "amountCents": 5000, "state": "PAID"}]'::jsonb`

const columns = "company_id, placed_at, status, total_cents, items, payments, customer_name, customer_phone"
const order = (status: string, placedAt: string) => `${placedAt}, '${status}', 5000, ${items}, ${payments},
  ${pick(firstNames, 0)} || ' ' || ${pick(surnames, 1)} || ' ' || ${pick(surnames, 2)},
  '119' || (70000000 + (hashint4(i) & 2147483647) % 9999999)`

/** Orders of all stores over two years, finished, and the open ones of the first store. */
const grow = async (api: Api) => {
  const year = `now() - (hashint4(i) & 2147483647) % 63072000 * interval '1 second'`
  await api.rows("drop index order_customers_search")
  for (let from = 0; from < size; from += perStatement)
    await api.rows(`insert into orders (${columns}) select 1 + i % ${stores}, ${order("FINISHED", year)}
      from generate_series(${from}, ${Math.min(from + perStatement, size) - 1}) as i`)
  await api.rows(`insert into orders (${columns}) select 1, ${order("WAIT_COMPANY", "now()")}
    from generate_series(1, ${openOrders}) as i`)
  await api.server.store!.db.transaction(async (tx) => {
    await tx.execute("set local statement_timeout = 0")
    await tx.execute("create index order_customers_search on order_customers using gin (text gin_trgm_ops)")
  })
  for (const one of ["orders", "order_customers"]) await api.rows(`vacuum analyze ${one}`)
}

const find = (filter: object) => ({
  method: "POST",
  path: "/order/findOrders",
  body: { filter, sortField: "placedAt", sortOrder: "desc", pageSize: 25 },
})

const day = 86_400_000

const questions = (code: number) => ({
  "the board, 500 open": { method: "GET", path: "/order/board", body: undefined },
  "search by code": find({ search: `#${code}` }),
  "search by customer": find({ search: "Helena Farias" }),
  "search by a part of the phone": find({ search: "7654321" }),
  "a customer's history, by phone": find({ phones: ["11970000001"] }),
  "a day's page": find({
    from: new Date(Date.now() - 40 * day).toISOString(),
    until: new Date(Date.now() - 39 * day).toISOString(),
  }),
})

const measure = async (api: Api, code: number) => {
  const rows = new Array<ReadonlyArray<string>>()
  for (const [name, { method, path, body }] of Object.entries(questions(code))) {
    const times = new Array<number>()
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now()
      const { status, text } = await api.ask(method, path, { as: "restaurant", body })
      times.push(performance.now() - from)
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
    }
    rows.push([name, median(times).toFixed(1), quantile(times, 0.95).toFixed(1)])
  }
  return table(["the store asks for", "median, ms", "95 %, ms"], rows)
}

/** Who moves orders in turn: of one person few calls run at once. */
const movers: ReadonlyArray<Kind> = ["restaurant", "franchise", "application", "root"]

/** Moves open orders at a steady pace, however long each takes. */
const moveAll = async (api: Api, ids: ReadonlyArray<number>) => {
  const times = new Array<number>()
  const moves = new Array<Promise<void>>()
  await Promise.all(movers.map((as) => api.tokenOf(as)))
  const begin = performance.now()
  const steps = ["IN_PREPARATION", "AWAIT_DELIVERYMAN", "DISPATCH", "DELIVERY_ROUTE", "DELIVERED"]
  const count = Math.min(movesPerSecond * seconds, ids.length * steps.length)
  for (let at = 0; at < count; at += 1) {
    const due = begin + (at * 1000) / movesPerSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const move = async () => {
      const body = { to: steps[Math.floor(at / ids.length)] }
      const path = `/order/${ids[at % ids.length]}/move`
      const { status, text } = await api.ask("POST", path, { as: movers[at % movers.length]!, body })
      times.push(performance.now() - due)
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    }
    moves.push(move())
  }
  await Promise.all(moves)
  const pace = (count * 1000) / (performance.now() - begin)
  return table(
    ["moves a second", "median, ms", "99 %, ms", "longest, ms"],
    [
      [
        pace.toFixed(0),
        median(times).toFixed(1),
        quantile(times, 0.99).toFixed(1),
        Math.max(...times).toFixed(1),
      ],
    ],
  )
}

/** What a board asks and does, with many orders in PostgreSQL; times are those of whole answers over HTTP. */
export const run = async (): Promise<string> => {
  const cluster = await startPostgres()
  const api = await startApi({ url: await cluster.database("bench") })
  await grow(api)
  const open = await api.rows(
    "select id::int as id from orders where status = 'WAIT_COMPANY' and company_id = 1",
  )
  const ids = open.map(({ id }) => id as number)
  const asked = await measure(api, ids[0]!)
  const moved = await moveAll(api, ids)
  await api.server.close()
  await cluster.stop()
  return `${size} orders\n\n${asked}\n\n${moved}`
}
