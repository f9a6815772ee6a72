import type { Place } from "../../host/server/db/open.ts"
import { type Api, type Kind, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { growth } from "./fill.ts"
import { median, table } from "./figures.ts"

const sizes = [1000, 10_000, 100_000, 1_000_000]
const rounds = 21

interface Case {
  readonly name: string
  readonly what: "users/findUsers" | "roles/findRoles"
  readonly as: Kind
  /** The request body for a table of this size; `somebody` is the username of a different user each round. */
  readonly body: (users: number, somebody: string) => object
}

const inAllFields = (text: string) => ({ lastName: text, username: text, email: text, fillname: text })
const users = (name: string, body: Case["body"], as: Kind = "root"): Case => ({
  name,
  what: "users/findUsers",
  as,
  body,
})
const roles = (name: string, body: Case["body"]): Case => ({ ...users(name, body), what: "roles/findRoles" })

const cases: ReadonlyArray<Case> = [
  users("first page", () => ({})),
  users("last page, by name", (of) => ({ sortField: "fullname", pageNumber: Math.floor(of / 10) })),
  users("page in the middle, by name", (of) => ({ sortField: "fullname", pageNumber: Math.floor(of / 20) })),
  users("first page, by e-mail, of an application", () => ({ sortField: "email" }), "application"),
  users("search: one person", (_, somebody) => ({ filter: inAllFields(somebody) })),
  users("search: nobody", (_, somebody) => ({ filter: inAllFields(`${somebody}, ninguém`) })),
  users("search: a full name", () => ({ filter: inAllFields("Helena Farias"), sortField: "fullname" })),
  users("search: a first name, 1 in 40", () => ({ filter: inAllFields("helena") })),
  users("search: two letters, 1 in 4", () => ({ filter: inAllFields("el") })),
  users("search: two letters, 1 in 4, page in the middle", (of) => ({
    filter: inAllFields("el"),
    pageNumber: Math.floor(of / 80),
    sortField: "fullname",
  })),
  users("search: a letter nearly all have", () => ({ filter: inAllFields("a") })),
  users("search: a letter nobody has", () => ({ filter: inAllFields("ŵ") })),
  users("search: two letters nobody has", () => ({ filter: inAllFields("zq") })),
  roles("first page", () => ({})),
  roles("search: one role", (of) => ({ filter: { title: `a ${Math.floor(of / 250)}` } })),
  roles("search: a title, 1 in 5", () => ({ filter: { title: "cozinha" }, sortField: "title" })),
]

const measure = async (api: Api, { what, as, body }: Case, size: number) => {
  const times: Array<number> = []
  const people = await api.rows(`select username from users order by md5(id::text) limit ${rounds}`)
  for (const { username } of people) {
    const asked = body(size, String(username))
    const from = performance.now()
    const { status, text } = await api.ask("POST", `/acl/${what}`, { as, body: asked })
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`${what} ${JSON.stringify(asked)}: ${status} ${text}`)
  }
  return median(times)
}

const grow = async (api: Api, from: number, to: number) => {
  for (const statement of growth(from, to)) await api.rows(statement)
}

const bench = async (name: string, place: Place) => {
  const api = await startApi(place)
  const rows = cases.map(({ what, name: of }) => [`${what.split("/")[0]}: ${of}`] as Array<string | number>)
  const medians = cases.map((): Array<number> => [])
  for (const [at, size] of sizes.entries()) {
    const from = performance.now()
    await grow(api, sizes[at - 1] ?? 0, size)
    console.log(`${name}: ${size} users after ${Math.round((performance.now() - from) / 1000)} s`)
    for (const [index, one] of cases.entries()) medians[index]!.push(await measure(api, one, size))
  }
  await api.server.close()
  for (const [index, found] of medians.entries())
    rows[index]!.push(...found.map((time) => time.toFixed(1)), (found.at(-1)! / found[0]!).toFixed(1))
  return `${name}\n\n${table(["list", ...sizes.map((size) => `${size} users`), "last : first"], rows)}`
}

const note = `Totals above ten thousand are estimates. Pages are read from the beginning or from the nearer end, so those in the
middle cost most.`

/** The median response time in ms of list pages, on both databases, as the tables grow. */
export const run = async (): Promise<string> => [note, ...(await onBoth(bench))].join("\n\n")
