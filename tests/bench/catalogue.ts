import type { Place } from "../../host/server/db/open.ts"
import { type Api, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { quantile, table } from "./figures.ts"

const products = 10_000
const chunk = 500
const owner = 6

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await act()
  return performance.now() - from
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Asks for the board while something else is done; answers how long each answer took, in milliseconds. */
const boardDuring = async (api: Api, work: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const times = new Array<number>()
  let isOver = false
  const reading = async () => {
    while (!isOver) {
      times.push(await timed(() => api.ask("GET", "/order/board", { as: "restaurant" })))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const reader = reading()
  await work()
  isOver = true
  await reader
  return times
}

/** The most memory beyond that at the start while something is done, in megabytes. */
const memoryOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  await work()
  clearInterval(timer)
  return (most - before) / 2 ** 20
}

const importFigures = async (name: string, place: Place): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const api = await startApi(place, { pace: "brisk" })
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await api.ask(method, path, { as: "root", body })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }
  const rows = Array.from({ length: products }, (_, at) => ({
    line: at + 2,
    values: {
      name: `Produto de medida ${at} com um nome comum`,
      sku: `MED-${at}`,
      brand: `Marca ${at % 80}`,
      price: 500 + at,
      cost: 300 + at,
      stock: at % 90,
      ncm: "10063021",
    },
  }))
  const quiet = await boardDuring(api, () => new Promise((resolve) => setTimeout(resolve, 5000)))
  const figures = new Array<ReadonlyArray<string>>()
  const note = (what: string, value: string, goal: string) => figures.push([name, what, value, goal])
  const { _id: id } = await ask("POST", "/import", { list: "products", owner, fileName: "medida.csv" })
  const send = async () => {
    for (let at = 0; at < rows.length; at += chunk)
      await ask("POST", `/import/${id}/rows`, { rows: rows.slice(at, at + chunk) })
  }
  const plan = async () => {
    for (;;) if ((await ask("POST", `/import/${id}/plan`)).status === "PLANNED") return
  }
  const end = async (status: string) => {
    while ((await ask("GET", `/import/${id}`)).status !== status)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const apply = async () => {
    await ask("POST", `/import/${id}/apply`, { ticked: [] })
    await end("DONE")
  }
  const undo = async () => {
    await ask("POST", `/import/${id}/undo`)
    await end("UNDONE")
  }
  note("rows sent, s", seconds(await timed(send)), "")
  let memory = 0
  note("plan, s", seconds(await timed(async () => (memory = await memoryOf(plan)))), "6")
  note("memory while it plans, MB", memory.toFixed(0), "150")
  let busy: ReadonlyArray<number> = []
  note("apply, s", seconds(await timed(async () => (busy = await boardDuring(api, apply)))), "10")
  note(
    "board meanwhile, 95 %, times that of before",
    (quantile(busy, 0.95) / quantile(quiet, 0.95)).toFixed(1),
    "2",
  )
  note("undo, s", seconds(await timed(undo)), "10")
  await api.server.close()
  return figures
}

/** Measures an import of ten thousand products. */
export const run = async (): Promise<string> =>
  table(["on", "what", "is", "goal"], (await onBoth(importFigures)).flat())
