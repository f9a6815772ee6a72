import type { Place } from "../../host/server/db/open.ts"
import { type Api, type Kind, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { median, table } from "./figures.ts"

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 21
const kinds: ReadonlyArray<Kind> = ["root", "application", "franchise", "restaurant", "partner"]

/** Orders per statement, so that each finishes within the statement timeout of 10 s. */
const ordersPerStatement = 50_000

/** Adds orders of all companies, spread over the last thirty days. */
const grow = async (api: Api, from: number, to: number) => {
  for (let start = from; start < to; start += ordersPerStatement)
    await api.rows(`insert into orders (company_id, placed_at, status, total_cents)
      select 1 + i % 24, now() - (hashint4(i) & 2147483647) % 2592000 * interval '1 second', 'FINISHED', 4000 + i % 9000
      from generate_series(${start}, ${Math.min(start + ordersPerStatement, to) - 1}) as i`)
  await api.rows("vacuum analyze orders")
}

const measure = async (api: Api, as: Kind) => {
  const times: Array<number> = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const { status, text } = await api.ask("GET", "/v2/report/dashboard", { as })
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`${as}: ${status} ${text}`)
  }
  return median(times)
}

const bench = async (name: string, place: Place) => {
  const api = await startApi(place)
  const medians = new Map(kinds.map((kind) => [kind, [] as Array<number>]))
  for (const [at, size] of sizes.entries()) {
    await grow(api, sizes[at - 1] ?? 0, size)
    for (const [kind, found] of medians) found.push(await measure(api, kind))
  }
  await api.server.close()
  const rows = [...medians].map(([kind, found]) => [kind, ...found.map((time) => time.toFixed(1))])
  return `${name}\n\n${table(["who asks", ...sizes.map((size) => `${size} orders`)], rows)}`
}

/** The dashboard's median response time in ms, on both databases, as the orders of thirty days grow. */
export const run = async (): Promise<string> => (await onBoth(bench)).join("\n\n")
