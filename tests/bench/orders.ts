import { start } from "../e2e/host.ts"
import { secret } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { tokenOf } from "./chatFill.ts"
import { median, quantile, table } from "./figures.ts"
import { fillOpenOrders, fillOrders } from "./ordersFill.ts"
import { panel } from "./ordersPanel.ts"

/**
 * `ORDERS=100000 npm run bench -- orders` tries it out. `ORDERS_FOLDER=/tmp/orders` keeps the filled database there,
 * and measures it again without filling it.
 */
const size = Number(process.env["ORDERS"] ?? 10_000_000)
const folder = process.env["ORDERS_FOLDER"]
const rounds = 41
const [movesPerSecond, seconds] = [200, 12]

const find = (filter: object) => ({
  path: "/order/findOrders",
  body: { filter, sortField: "placedAt", sortOrder: "desc", pageSize: 25 },
})

const day = 86_400_000

const questions = (code: number): Readonly<Record<string, { path: string; body?: object }>> => ({
  "the board, 500 open": { path: "/order/board" },
  "search by code": find({ search: `#${code}` }),
  "search by customer": find({ search: "Helena Farias" }),
  "search by a part of the phone": find({ search: "7654321" }),
  "a customer's history, by phone": find({ phones: ["11970000001"] }),
  "a day's page": find({
    from: new Date(Date.now() - 40 * day).toISOString(),
    until: new Date(Date.now() - 39 * day).toISOString(),
  }),
})

const ask = async (
  address: string,
  path: string,
  { token, body, key }: { readonly token: string; readonly body?: unknown; readonly key?: string },
) => {
  const from = performance.now()
  const answer = await fetch(`${address}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return performance.now() - from
}

const measure = async (address: string, code: number) => {
  const rows = new Array<ReadonlyArray<string>>()
  const token = await tokenOf(address, "restaurant")
  for (const [name, { path, body }] of Object.entries(questions(code))) {
    const times = new Array<number>()
    for (let round = 0; round < rounds; round += 1) times.push(await ask(address, path, { token, body }))
    rows.push([name, median(times).toFixed(1), quantile(times, 0.95).toFixed(1)])
  }
  return table(["the store asks for", "median, ms", "95 %, ms"], rows)
}

/** Users who take turns moving orders, because few calls of one person run at once. */
const movers = ["restaurant", "franchise", "application", "root"]

/** Number of warm-up moves for a freshly started server, so that it is measured like one that has run all day. */
const warmUp = 100

/** Moves open orders at a steady pace, however long each takes. */
const moveAll = async (address: string, ids: ReadonlyArray<number>) => {
  const times = new Array<number>()
  const moves = new Array<Promise<void>>()
  const tokens = await Promise.all(movers.map((who) => tokenOf(address, who)))
  const begin = performance.now()
  const steps = ["IN_PREPARATION", "AWAIT_DELIVERYMAN", "DISPATCH", "DELIVERY_ROUTE", "DELIVERED"]
  const count = Math.min(movesPerSecond * seconds, ids.length * steps.length)
  for (let at = 0; at < count; at += 1) {
    const due = begin + (at * 1000) / movesPerSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const move = async () => {
      const body = { to: steps[Math.floor(at / ids.length)] }
      const token = tokens[at % tokens.length]!
      await ask(address, `/order/${ids[at % ids.length]}/move`, { token, body, key: crypto.randomUUID() })
      if (at >= warmUp) times.push(performance.now() - due)
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

/** Prints a table as soon as it is known, because the whole run takes minutes. */
const told = (one: string) => {
  console.log(`\n${one}`)
  return one
}

/** Measures the calls of a board with many orders in PostgreSQL; times are for whole answers over HTTP. */
export const run = async (): Promise<string> => {
  const cluster = await startPostgres(folder)
  const url = await cluster.database("bench")
  const host = await start({ DATABASE_URL: url, JWT_SECRET: secret, SEED: "demo", SIMULATE: "off" })
  const client = cluster.client("bench")
  await client.connect()
  await fillOrders(client, size)
  await fillOpenOrders(client)
  const { rows } = await client.query(
    "select id::int as id from orders where status = 'WAIT_COMPANY' and company_id = 1",
  )
  const ids = rows.map(({ id }) => id as number)
  const asked = told(await measure(host.address, ids[0]!))
  const moved = told(await moveAll(host.address, ids))
  await client.query("update orders set status = 'WAIT_COMPANY', outcome = null where id = any($1)", [ids])
  const shown = await panel(host.address, client)
  await client.end()
  await host.stop()
  await cluster.stop()
  return `${size} orders\n\n${asked}\n\n${moved}\n\n${shown}`
}
