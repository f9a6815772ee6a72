import { fork } from "node:child_process"
import { hashCost } from "../../host/server/session/passwords.ts"
import { throttling } from "../../host/server/http/throttle.ts"
import type { Place } from "../../host/server/db/open.ts"
import { type Api, password, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import type { CrowdWork, Sent } from "./crowd.ts"
import { quantile, table } from "./figures.ts"

type From = (at: number) => string

const post = (api: Api, path: string, body: object, network: string) =>
  api.ask("POST", path, { body, headers: { "x-forwarded-for": network } })

const login = (api: Api, email: string, tried: string, network: string, device?: string) =>
  post(api, "/users/auth-admin", { email, password: tried, ...(device !== undefined && { device }) }, network)

const names = { next: 0 }

/** A registration nobody sent before. */
const register: Flood = () => {
  const name = `flood${process.pid}x${(names.next += 1)}`
  return {
    path: "/acl/users/register",
    body: { username: name, fullname: "Flood", email: `${name}@exemplo.test`, password },
  }
}

const wrongLogin: Flood = (at) => ({
  path: "/users/auth-admin",
  body: { email: `nobody${at}@exemplo.test`, password: "wrong" },
})

type Flood = (at: number) => Pick<Sent, "path" | "body">

/** Sends requests from a process of their own, and tells their statuses. */
const crowd = async ({ server }: Api, sent: ReadonlyArray<Sent>): Promise<ReadonlyArray<number>> => {
  const child = fork(new URL("./crowd.ts", import.meta.url))
  const statuses = new Promise<ReadonlyArray<number>>((resolve, reject) => {
    child.once("message", (done) => resolve(done as ReadonlyArray<number>))
    child.once("exit", () => reject(new Error("the crowd went before it was done")))
  })
  child.send({ address: server.address, sent } satisfies CrowdWork)
  return statuses.finally(() => child.kill())
}

const timed = async (work: () => Promise<{ readonly status: number }>) => {
  const from = performance.now()
  const { status } = await work()
  return { status, took: performance.now() - from }
}

/** Lists and honest sign-ins one after the other, until the flood is over. */
const meanwhile = async (api: Api, flood: Promise<unknown>, device: string) => {
  const lists: Array<number> = []
  const honest: Array<string> = []
  let isOver = false
  void flood.finally(() => {
    isOver = true
  })
  const work = async () => {
    while (!isOver || lists.length < 20) {
      const { took } = await timed(() => api.ask("POST", "/acl/users/findUsers", { as: "root", body: {} }))
      lists.push(took)
    }
  }
  const signIn = async (known: string | undefined) => {
    const { status, took } = await timed(() =>
      login(api, "restaurant@balcao.test", password, "203.0.113.50", known),
    )
    honest.push(`${Math.round(took)} (${status})`)
  }
  await Promise.all([work(), signIn(undefined).then(() => signIn(device))])
  return { p99: Math.round(quantile(lists, 0.99)), honest }
}

const count = (answers: ReadonlyArray<number>) => {
  const statuses = [...new Set(answers)].toSorted()
  return statuses.map((status) => `${answers.filter((one) => one === status).length} x ${status}`).join(", ")
}

const besides = async (api: Api, what: string, sent: ReadonlyArray<Sent>, device: string) => {
  await api.rows("delete from login_attempts")
  const from = performance.now()
  const answers = crowd(api, sent)
  const { p99, honest } = await meanwhile(api, answers, device)
  const done = await answers
  const row = [what, count(done), Math.round(performance.now() - from), p99, honest.join(" / ")]
  console.log(row.join(" | "))
  return row
}

const floodOf = (size: number, flood: Flood, networkOf: From): ReadonlyArray<Sent> =>
  Array.from({ length: size }, (_, at) => ({ ...flood(at), network: networkOf(at), atMs: 0 }))

const flooded = (api: Api, what: string, flood: Flood, networkOf: From, device: string) =>
  besides(api, what, floodOf(700, flood, networkOf), device)

/** Fifty right sign-ins each second for ten seconds, and lists beside them. */
const steady = (api: Api, device: string) => {
  const body = { email: "supermarket@balcao.test", password }
  const sent = Array.from({ length: 500 }, (_, at) => ({
    path: "/users/auth-admin",
    body,
    network: `192.0.2.${at % 200}`,
    atMs: at * 20,
  }))
  return besides(api, "50 sign-ins a second, 10 s", sent, device)
}

const guessed = async (api: Api, networkOf: From) => {
  await api.rows("delete from login_attempts")
  const from = performance.now()
  const statuses: Array<number> = []
  for (let at = 0; performance.now() - from < 60_000; at += 1) {
    statuses.push((await login(api, "partner@balcao.test", "wrong", networkOf(at))).status)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return [statuses.length, statuses.filter((status) => status === 401).length]
}

/** 700 networks. */
const rotating: From = (at) => `198.51.${at % 100}.${Math.floor(at / 100) % 250}`
const sameNetwork: From = (at) => `2001:db8:1:2:${(at % 9999).toString(16)}::1`

const bench = async (name: string, place: Place) => {
  const api = await startApi(place, { hashCost, throttling, trustedProxies: ["127.0.0.1"], outbox: false })
  await api.tokenOf("root")
  const first = await login(api, "restaurant@balcao.test", password, "203.0.113.9")
  const device = (first.body as { device: string }).device
  const heads = [
    "flood",
    "answers",
    "over after, ms",
    "list p99, ms",
    "honest sign-in: stranger / known device, ms",
  ]
  // A server that has just started runs code that is not compiled yet.
  await besides(api, "(first requests)", floodOf(100, register, rotating), device)
  const rows = [
    await flooded(api, "700 registrations, one address", register, () => "192.0.2.1", device),
    await flooded(api, "700 registrations, 700 addresses", register, rotating, device),
    await flooded(api, "700 wrong sign-ins, one address", wrongLogin, () => "192.0.2.1", device),
    await flooded(api, "700 wrong sign-ins, 700 addresses", wrongLogin, rotating, device),
    await steady(api, device),
  ]
  const guesses = [
    ["rotating addresses", ...(await guessed(api, rotating))],
    ["one IPv6 /64", ...(await guessed(api, sameNetwork))],
  ]
  await api.server.close()
  const told = table(["guesses at one account in a minute, from", "sent", "looked at"], guesses)
  return [name, table(heads, rows), told].join("\n\n")
}

/** Floods at the door, on both databases, with what a password really costs. */
export const run = async (): Promise<string> => (await onBoth(bench)).join("\n\n")
