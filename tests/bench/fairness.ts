import { connect } from "node:net"
import type { Place } from "../../host/server/db/open.ts"
import { type Api, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { quantile, table } from "./figures.ts"

const rounds = 300
const pipelined = 2000

/** Lists one user asks for one after the other, and how long each takes. */
const lists = async (api: Api) => {
  const times: Array<number> = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const { status } = await api.ask("POST", "/acl/users/findUsers", { as: "application", body: {} })
    if (status !== 200) throw new Error(`A list was answered with ${status}.`)
    times.push(performance.now() - from)
  }
  return times
}

/** Sends the same list 2,000 times on one connection without waiting for answers; counts the answers by status. */
const burst = (api: Api, token: string, counts: Map<string, number>) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(api.server.address)
    const socket = connect(Number(port), hostname)
    let left = pipelined
    let rest = ""
    socket.on("error", reject)
    socket.on("data", (chunk) => {
      const text = rest + String(chunk)
      for (const [, status = ""] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        counts.set(status, (counts.get(status) ?? 0) + 1)
        left -= 1
      }
      rest = text.slice(-"HTTP/1.1 20".length)
      if (left > 0) return
      socket.destroy()
      resolve()
    })
    const call = `POST /acl/users/findUsers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`
    socket.write(call.repeat(pipelined))
  })

const bench = async (name: string, place: Place) => {
  const api = await startApi(place)
  await lists(api)
  const quiet = await lists(api)
  const token = await api.tokenOf("root")
  const counts = new Map<string, number>()
  let isOver = false
  const flood = (async () => {
    while (!isOver) await burst(api, token, counts)
  })()
  const loud = await lists(api)
  isOver = true
  await flood
  await api.server.close()
  const told = [...counts].map(([status, count]) => `${count} x ${status}`).join(", ")
  const ms = (times: ReadonlyArray<number>, share: number) => quantile(times, share).toFixed(1)
  return [name, ms(quiet, 0.5), ms(quiet, 0.99), ms(loud, 0.5), ms(loud, 0.99), told]
}

const heads = [
  "Database",
  "Quiet, median ms",
  "Quiet, p99",
  "Flooded, median",
  "Flooded, p99",
  "Answers to the flood",
]

/** Another user's list while one user sends 2,000 pipelined lists again and again. */
export const run = async (): Promise<string> => table(heads, await onBoth(bench))
