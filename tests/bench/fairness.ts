import { connect } from "node:net"
import type { Place } from "../../host/server/db/open.ts"
import { type Api, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { quantile, table } from "./figures.ts"

const rounds = 300
const pipelined = 2000

/** Requests lists as one user, one after the other; returns the time of each in ms. */
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

/** Pipelines 2,000 list requests on one connection; counts the responses by status. */
const burst = (api: Api, token: string, counts: Map<string, number>) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(api.server.address)
    const socket = connect(Number(port), hostname)
    let remaining = pipelined
    let rest = ""
    socket.on("error", reject)
    socket.on("data", (chunk) => {
      const text = rest + String(chunk)
      for (const [, status = ""] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        counts.set(status, (counts.get(status) ?? 0) + 1)
        remaining -= 1
      }
      rest = text.slice(-"HTTP/1.1 20".length)
      if (remaining > 0) return
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
  const flooded = await lists(api)
  isOver = true
  await flood
  await api.server.close()
  const statuses = [...counts].map(([status, count]) => `${count} x ${status}`).join(", ")
  const ms = (times: ReadonlyArray<number>, share: number) => quantile(times, share).toFixed(1)
  return [name, ms(quiet, 0.5), ms(quiet, 0.99), ms(flooded, 0.5), ms(flooded, 0.99), statuses]
}

const heads = [
  "Database",
  "Quiet, median ms",
  "Quiet, p99",
  "Flooded, median",
  "Flooded, p99",
  "Answers to the flood",
]

/** The response time of one user's list while another user keeps pipelining 2,000 lists. */
export const run = async (): Promise<string> => table(heads, await onBoth(bench))
