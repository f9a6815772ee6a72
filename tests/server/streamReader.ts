import { expect } from "vitest"
import type { DeliveryChanges } from "../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Api, Kind } from "./api.ts"

interface Told {
  readonly id?: string
  readonly event?: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each event carries its own shape
  readonly data?: any
}

const parse = (block: string): Told =>
  Object.fromEntries(
    block.split("\n").flatMap((line) => {
      const [, name, value = ""] = /^(\w+): (.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, name === "data" ? JSON.parse(value) : value]]
    }),
  )

/** Reads a stream as a map does: it remembers where it stands and who is where. */
export const reader = async (
  api: Api,
  as: Kind | { readonly token: string },
  lastEvent?: string,
  headers = {},
  path = "/delivery-man/changes",
) => {
  const token = typeof as === "string" ? await api.tokenOf(as) : as.token
  const away = new AbortController()
  const answer = await fetch(`${api.server.address}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...headers,
      ...(lastEvent === undefined ? {} : { "last-event-id": lastEvent }),
    },
    signal: away.signal,
  })
  const told: Array<Told> = []
  const known = new Map<number, DeliveryChanges["changed"][number]>()
  let last = lastEvent
  let isOver = false
  const take = (one: Told) => {
    told.push(one)
    last = one.id ?? last
    if (one.event !== "changes" || one.data.changed === undefined || one.data.removed === undefined) return
    for (const id of one.data.removed) known.delete(id)
    for (const change of one.data.changed) known.set(change._id, { ...known.get(change._id), ...change })
  }
  const read = async () => {
    let rest = ""
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split("\n\n")
      rest = blocks.pop()!
      for (const block of blocks) take(parse(block))
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isOver = true))
  return { answer, told, known, last: () => last, isOver: () => isOver, leave: () => away.abort() }
}

export type Reader = Awaited<ReturnType<typeof reader>>

/** Waits for what is to be seen from outside. */
export const until = async (what: () => boolean, most = 8000) => {
  const end = performance.now() + most
  while (!what() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(what()).toBe(true)
}

export const started = (one: Reader) => until(() => one.told.some(({ event }) => event === "start"))

/** Reports people's positions: number, longitude, latitude. */
export const put = (api: Api, positions: ReadonlyArray<readonly [number, number, number]>) =>
  api.ask("PUT", "/delivery-man/positions", {
    as: "root",
    body: {
      positions: positions.map(([_id, longitude, latitude]) => ({
        _id,
        location: { coordinates: [longitude, latitude] },
      })),
    },
  })

/** A delivery person of the first company. */
export const make = async (api: Api) => {
  const body = { company: 1, person: { name: "Rosa Maria" } }
  return (await api.ask("POST", "/delivery-man", { as: "root", body })).body._id as number
}

/** Returns the position a reader has for a person. */
export const whereIs = (one: Reader, id: number) =>
  (one.known.get(id)?.location as { coordinates: unknown } | undefined)?.coordinates
