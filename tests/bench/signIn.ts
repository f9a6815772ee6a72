import { hashCost } from "../../host/server/passwords.ts"
import { throttling } from "../../host/server/throttle.ts"
import type { Place } from "../../host/server/db/open.ts"
import { type Api, password, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { quantile, table } from "./figures.ts"

type From = (at: number) => string

const post = (api: Api, path: string, body: object, network: string) =>
  api.ask("POST", path, { body, headers: { "x-forwarded-for": network } })

const login = (api: Api, email: string, tried: string, network: string, device?: string) =>
  post(api, "/users/auth-admin", { email, password: tried, ...(device !== undefined && { device }) }, network)

const register: Flood = (api, at, network) => {
  const name = `flood${at}x${Math.round(performance.now())}`
  const body = { username: name, fullname: "Flood", email: `${name}@exemplo.test`, password }
  return post(api, "/acl/users/register", body, network)
}

type Flood = (api: Api, at: number, network: string) => Promise<{ readonly status: number }>

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

const count = (answers: ReadonlyArray<{ readonly status: number }>) => {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted()
  const each = statuses.map((status) => [answers.filter((one) => one.status === status).length, status])
  return each.map(([many, status]) => `${many} x ${status}`).join(", ")
}

const flooded = async (api: Api, what: string, flood: Flood, networkOf: From, device: string) => {
  await api.rows("delete from login_attempts")
  const from = performance.now()
  const answers = Promise.all(Array.from({ length: 700 }, (_, at) => flood(api, at, networkOf(at))))
  const { p99, honest } = await meanwhile(api, answers, device)
  const done = await answers
  const row = [what, count(done), Math.round(performance.now() - from), p99, honest.join(" / ")]
  console.log(row.join(" | "))
  return row
}

/** Fifty right sign-ins each second for ten seconds, and lists beside them. */
const steady = async (api: Api, device: string) => {
  await api.rows("delete from login_attempts")
  const from = performance.now()
  const send = async (at: number) => {
    await new Promise((resolve) => setTimeout(resolve, at * 20))
    return login(api, "supermarket@balcao.test", password, `192.0.2.${at % 200}`)
  }
  const answers = Promise.all(Array.from({ length: 500 }, (_, at) => send(at)))
  const { p99, honest } = await meanwhile(api, answers, device)
  return [
    "50 sign-ins a second, 10 s",
    count(await answers),
    Math.round(performance.now() - from),
    p99,
    honest.join(" / "),
  ]
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

const rotating: From = (at) => `198.51.${100 + (at % 100)}.${(at * 7) % 250}`
const sameNetwork: From = (at) => `2001:db8:1:2:${(at % 9999).toString(16)}::1`
const wrongLogin: Flood = (api, at, network) => login(api, `nobody${at}@exemplo.test`, "wrong", network)

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
