import { availableParallelism, loadavg } from "node:os"
import type { Place } from "../../host/server/db/open.ts"
import { type Api, type Kind, startApi } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { growCouriers } from "./courierFill.ts"
import { onBoth } from "./databases.ts"
import { median, quantile, table } from "./figures.ts"

const sizes = [1000, 10_000, 100_000]
const rounds = 15

interface Case {
  readonly name: string
  readonly path: (people: number) => string
  readonly as: Kind
}

const page = (name: string, query: (people: number) => string, as: Kind = "root"): Case => ({
  name,
  path: (people) => `/delivery-man/paginator/?${query(people)}`,
  as,
})

const cases: ReadonlyArray<Case> = [
  page("first page", () => ""),
  page("last page", (of) => `pageIn=${Math.floor(of / 10)}`),
  page("first page of an application", () => "", "application"),
  page("of a company", () => "company=1"),
  page("online", () => "isOnline=true"),
  page("on route, by bicycle", () => "flag=ON_ROUTE&typeOfVehicle=BICYCLE"),
  page("by a name, 1 in 1600", () => "person=Helena%20Farias"),
  page("by a first name, 1 in 40", () => "person=helena"),
  page("by a CPF", () => "cpf=10000079190"),
  page("by six digits of a CPF", () => "cpf=000791"),
  {
    name: "live list of a company",
    path: () => "/delivery-man/list/?isOnline=true&search=helena",
    as: "restaurant",
  },
  { name: "status of everybody, 10000 at most", path: () => "/delivery-man/DeliveryStatus/", as: "root" },
]

const time = async (api: Api, as: Kind, path: string) => {
  const from = performance.now()
  const { status, text } = await api.ask("GET", path, { as })
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return performance.now() - from
}

const measure = async (api: Api, { as, path }: Case, size: number) => {
  const times: Array<number> = []
  for (let round = 0; round < rounds; round += 1) times.push(await time(api, as, path(size)))
  return median(times)
}

const lists = async (name: string, place: Place) => {
  const api = await startApi(place)
  const medians = cases.map((): Array<number> => [])
  for (const [at, size] of sizes.entries()) {
    await growCouriers(api, sizes[at - 1] ?? 0, size)
    for (const [index, one] of cases.entries()) medians[index]!.push(await measure(api, one, size))
  }
  await api.server.close()
  const rows = cases.map((one, index) => [one.name, ...medians[index]!.map((found) => found.toFixed(1))])
  return `${name}\n\n${table(["list", ...sizes.map((size) => `${size} people`)], rows)}`
}

const people = 100_000
const batch = 250
/** Duration of each load's measurement, and the pause between two lists. */
const [durationMs, pauseMs] = [15_000, 50]

/** Moves this many people each second, in a loop; returns a function that stops and answers the rate reached. */
const startMoving = (api: Api, perSecond: number) => {
  let isOver = false
  let written = 0
  const send = async (round: number) => {
    const first = 201 + ((round * batch) % 20_000)
    const positions = Array.from({ length: batch }, (_, index) => ({
      _id: first + index,
      location: { coordinates: [-46.7 + (round % 1000) / 5000, -23.6 + index / 5000] },
    }))
    const { status } = await api.ask("PUT", "/delivery-man/positions", { as: "root", body: { positions } })
    if (status === 200) written += batch
  }
  const startedAtMs = performance.now()
  const run = async () => {
    for (let round = 0; !isOver; round += 1) {
      const waitMs = startedAtMs + (round * batch * 1000) / perSecond - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await send(round)
    }
  }
  const running = perSecond === 0 ? Promise.resolve() : run()
  return async () => {
    isOver = true
    await running
    return (written * 1000) / (performance.now() - startedAtMs)
  }
}

/** Opens the change stream as a map does; returns a function that closes it and answers the bytes received. */
const watch = async (api: Api) => {
  const controller = new AbortController()
  const token = await api.tokenOf("root")
  const answer = await fetch(`${api.server.address}/delivery-man/changes`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  })
  let bytes = 0
  const read = async () => {
    for await (const chunk of answer.body!) bytes += chunk.length
  }
  const reading = read().catch(() => undefined)
  return async () => {
    controller.abort()
    await reading
    return bytes
  }
}

const loads = [
  { perSecond: 0, maps: 0 },
  { perSecond: 2000, maps: 0 },
  { perSecond: 2000, maps: 20 },
] as const

const streaming = async () => {
  const cluster = await startPostgres()
  const api = await startApi({ url: await cluster.database("moving") })
  await growCouriers(api, 0, people)
  const rows: Array<Array<string | number>> = []
  for (const { perSecond, maps } of loads) {
    const closers = await Promise.all(Array.from({ length: maps }, () => watch(api)))
    const stop = startMoving(api, perSecond)
    const times: Array<number> = []
    for (const until = performance.now() + durationMs; performance.now() < until;) {
      times.push(
        await time(api, "root", `/delivery-man/paginator/?pageIn=${times.length % 50}&isOnline=true`),
      )
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    const movesPerSecond = await stop()
    const received = await Promise.all(closers.map((close) => close()))
    rows.push([
      `${perSecond} moves a second, ${maps} maps`,
      Math.round(movesPerSecond),
      median(times).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      maps === 0 ? "" : (received.reduce((sum, bytes) => sum + bytes, 0) / maps / durationMs).toFixed(0),
    ])
  }
  await api.server.close()
  await cluster.stop()
  const heads = ["load", "moves a second written", "list, ms", "list at p99, ms", "kB a second to each map"]
  const busy = `${loadavg()[0]!.toFixed(1)} programs wanted to run on ${availableParallelism()} cores at the end`
  return `PostgreSQL, ${people} delivery people, moves in batches of ${batch}, lists of those online meanwhile; ${busy}\n\n${table(heads, rows)}`
}

/** The response time of delivery people lists as the table grows, and while thousands move. */
export const run = async (): Promise<string> => [...(await onBoth(lists)), await streaming()].join("\n\n")
