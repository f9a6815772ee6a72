import type { Place } from "../../host/server/db/open.ts"
import { type Api, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { growth } from "./fill.ts"
import { table } from "./figures.ts"

const sizes = [10_000, 100_000]

/** Downloads a file without keeping it. */
const download = async (api: Api) => {
  const from = performance.now()
  const answer = await fetch(`${api.server.address}/acl/users/exportUsers`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await api.tokenOf("root")}` },
    body: JSON.stringify({ filter: {}, sortField: "fullname", sortOrder: "asc" }),
  })
  let firstMs = 0
  let bytes = 0
  for await (const chunk of answer.body!) {
    firstMs ||= performance.now() - from
    bytes += chunk.length
  }
  return { firstMs, totalMs: performance.now() - from, bytes }
}

const peakWhile = async <A>(work: () => Promise<A>) => {
  let peak = 0
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()))
  const timer = setInterval(look, 5)
  const done = await work()
  clearInterval(timer)
  look()
  return { done, peak }
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

const bench = async (name: string, place: Place) => {
  const api = await startApi(place)
  const rows: Array<ReadonlyArray<string | number>> = []
  for (const [at, size] of sizes.entries()) {
    for (const statement of growth(sizes[at - 1] ?? 0, size)) await api.rows(statement)
    await download(api)
    const before = process.memoryUsage.rss()
    const { done, peak } = await peakWhile(() => download(api))
    rows.push([
      `${name}: ${size} users`,
      megabytes(done.bytes),
      done.firstMs.toFixed(0),
      (done.totalMs / 1000).toFixed(1),
      Math.round((size / done.totalMs) * 1000),
      megabytes(peak - before),
    ])
  }
  await api.server.close()
  return rows
}

/** The time and memory of exporting a list; the client runs in the same process but keeps nothing. */
export const run = async (): Promise<string> => {
  const heads = [
    "file of",
    "MB",
    "first bytes, ms",
    "whole, s",
    "rows a second",
    "more memory at the peak, MB",
  ]
  return table(heads, (await onBoth(bench)).flat())
}
