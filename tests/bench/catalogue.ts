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

/** Prices of as many products changed by a rule: planned, written with their history, and given back. */
const priceFigures = async (
  api: Api,
): Promise<ReadonlyArray<readonly [what: string, ms: number, goal: string]>> => {
  await api.rows(`insert into products (application_id, company_id, name, brand, sell_by, unit, price, cost, status)
    select c.application_id, c.id, 'Preço de medida ' || n, 'Medida', 'UNIT', 'UN', 500 + n, 300 + n, 'ACTIVE'
    from companies c, generate_series(1, ${products}) n where c.id = ${owner}`)
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await api.ask(method, path, { as: "root", body })
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }
  const end = async (id: number, status: string) => {
    while ((await ask("GET", `/import/${id}`)).status !== status)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const rule = { change: { kind: "PERCENT", percent: 600 }, ending: "C90", target: "PRICE" }
  const chosen = { filter: { search: "Preço de medida" }, expected: products }
  let rows: ReadonlyArray<object> = []
  const planned = await timed(async () => {
    const plan = await ask("POST", "/catalog/prices/plan", { products: chosen, rule })
    rows = plan.rows
      .filter(({ after, price }: { readonly after: number; readonly price: number }) => after !== price)
      .map((row: { readonly after: number }) => ({ ...row, price: row.after }))
      .map(({ _id, version, price }: Record<string, unknown>) => ({ _id, version, price }))
  })
  const body = { target: "PRICE", rows }
  const simulated = await timed(() => ask("POST", "/catalog/prices/simulation", body))
  let run = 0
  const applied = await timed(async () => {
    run = (await ask("POST", "/catalog/prices/apply", body))._id
    await end(run, "DONE")
  })
  const undone = await timed(async () => {
    await ask("POST", `/catalog/prices/${run}/undo`)
    await end(run, "UNDONE")
  })
  return [
    ["bulk price: plan, s", planned, "3"],
    ["bulk price: last month's orders, s", simulated, ""],
    ["bulk price: apply with history, s", applied, "3"],
    ["bulk price: undo, s", undone, "3"],
  ]
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
  for (const [what, ms, goal] of await priceFigures(api)) note(what, seconds(ms), goal)
  await api.server.close()
  return figures
}

/** Measures an import of ten thousand products. */
export const run = async (): Promise<string> =>
  table(["on", "what", "is", "goal"], (await onBoth(importFigures)).flat())
