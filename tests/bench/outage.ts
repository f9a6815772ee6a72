import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { startApi } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { quantile, table } from "./figures.ts"

const writers = 16
const awayMs = [2000, 20_000]

/** Writes without a pause, with the same key again until answered; and counts answers, waits and rows. */
const outage = async (ms: number) => {
  const cluster = await startPostgres()
  const api = await startApi({ url: await cluster.database("outage") })
  await api.tokenOf("root")
  const answers = new Map<number, number>()
  const acknowledged: Array<string> = []
  const waits: Array<number> = []
  let isOver = false
  const write = async (title: string) => {
    const headers = { "idempotency-key": randomUUID() }
    while (!isOver) {
      const from = performance.now()
      const { status } = await api.ask("POST", "/acl/roles", {
        as: "root",
        body: { title, permissions: [1] },
        headers,
      })
      waits.push(performance.now() - from)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 200) return void acknowledged.push(title)
      await setTimeout(50)
    }
  }
  const writing = Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let at = 0; !isOver; at += 1) await write(`Fora ${writer} ${at}`)
    }),
  )
  await setTimeout(1000)
  await cluster.restart(() => setTimeout(ms))
  const back = performance.now()
  const before = acknowledged.length
  while (acknowledged.length === before) await setTimeout(5)
  const recovered = performance.now() - back
  await setTimeout(1000)
  isOver = true
  await writing
  const kept = (await api.rows("select title from roles where title like 'Fora %'")).map(({ title }) => title)
  const rows = new Set(kept)
  await api.server.close()
  await cluster.stop()
  return [
    `${ms / 1000} s`,
    [...answers].map(([status, count]) => `${count} x ${status}`).join(", "),
    Math.round(quantile(waits, 0.99)),
    Math.round(recovered),
    acknowledged.filter((title) => !rows.has(title)).length,
    kept.length - rows.size,
  ]
}

const heads = ["PostgreSQL is away", "Answers", "p99, ms", "Served again after, ms", "Lost", "Written twice"]

/** 16 people write while PostgreSQL is stopped and started again. */
export const run = async (): Promise<string> => {
  const rows: Array<ReadonlyArray<string | number>> = []
  for (const ms of awayMs) rows.push(await outage(ms))
  return table(heads, rows)
}
