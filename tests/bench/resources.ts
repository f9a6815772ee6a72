import type { Place } from "../../host/server/db/open.ts"
import { type Api, password, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { median, table } from "./figures.ts"
import { growth, pick, withoutSearchIndexes } from "./fill.ts"
import { firstNames } from "../../host/server/seed/names.ts"

const sizes = [100_000, 1_000_000]
const rounds = 11
/** Rows per statement, so that each finishes within the statement timeout. */
const couponsPerStatement = 5000
const couponsPerCompany = 40

/** The same question to both lists; the users list says nothing where it has no such filter. */
interface Case {
  readonly name: string
  readonly coupons: (of: number) => object
  readonly users?: (of: number) => object
}

const everywhere = (text: string) => ({ lastName: text, username: text, email: text, fillname: text })
const middle = (of: number) => Math.floor(of / 20)

const cases: ReadonlyArray<Case> = [
  { name: "first page", coupons: () => ({}), users: () => ({}) },
  {
    name: "sorted, first page",
    coupons: () => ({ sortField: "endsAt", sortOrder: "desc" }),
    users: () => ({ sortField: "fullname", sortOrder: "desc" }),
  },
  {
    name: "sorted, page in the middle",
    coupons: (of) => ({ sortField: "title", pageNumber: middle(of) }),
    users: (of) => ({ sortField: "fullname", pageNumber: middle(of) }),
  },
  {
    name: "sorted, last page",
    coupons: (of) => ({ sortField: "used", pageNumber: of / 10 - 1 }),
    users: (of) => ({ sortField: "email", pageNumber: of / 10 - 1 }),
  },
  { name: "sorted by a column one must choose first", coupons: () => ({ sortField: "minOrder" }) },
  {
    name: "search: one in 1600",
    coupons: () => ({ filter: { search: "Helena Farias" } }),
    users: () => ({ filter: everywhere("Helena Farias") }),
  },
  {
    name: "search: one in 40",
    coupons: () => ({ filter: { search: "helena" } }),
    users: () => ({ filter: everywhere("helena") }),
  },
  {
    name: "search: two letters",
    coupons: () => ({ filter: { search: "el" } }),
    users: () => ({ filter: everywhere("el") }),
  },
  {
    name: "search: nobody",
    coupons: () => ({ filter: { search: "ninguém assim" } }),
    users: () => ({ filter: everywhere("ninguém assim") }),
  },
  { name: "filter: a status, 1 in 5", coupons: () => ({ filter: { status: ["PAUSED"] } }) },
  {
    name: "filter: a period, sorted by it",
    coupons: () => ({
      filter: { startsAt: { from: "2026-01-01", to: "2026-01-07" } },
      sortField: "startsAt",
    }),
  },
]

/** SQL that adds coupons `from` to `to`, as many to each company as it has users. */
const coupons = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil((to - from) / couponsPerStatement) }, (_, index) => {
    const start = from + index * couponsPerStatement
    return `insert into coupons (application_id, company_id, code, title, status, type, percent, min_order,
        starts_at, ends_at, audience, funded_by, used, discount_given)
      select c.application_id, c.id, 'C' || i, ${pick(firstNames, 0)} || ' ' || ${pick(["Farias", "Lopes", "Prado", "Nunes"], 1)} || ' ' || i,
        ${pick(["ACTIVE", "ACTIVE", "PAUSED", "ACTIVE", "EXPIRED"], 2)}, 'PERCENT', 500 + i % 40 * 100, 1000 + hashint4(i) % 500,
        timestamptz '2026-01-01' + (hashint4(i) & 1048575) * interval '1 minute',
        timestamptz '2028-01-01' + (hashint4(i + 1) & 1048575) * interval '1 minute', 'ALL', 'COMPANY', hashint4(i + 2) & 1023, 0
      from generate_series(${start}, ${Math.min(start + couponsPerStatement, to) - 1}) as i
      join companies c on split_part(c.name, ' Alimentos ', 2) = (i / ${couponsPerCompany})::text`
  })

const grow = async (api: Api, from: number, to: number) =>
  withoutSearchIndexes(api, ["users", "coupons"], async () => {
    for (const statement of [...growth(from, to), ...coupons(from, to)]) await api.rows(statement)
  })

/** A sign-in of now: filling a million rows may take longer than one lasts. */
const signIn = async (api: Api): Promise<Who> => {
  const { body } = await api.ask("POST", "/users/auth-admin", {
    body: { email: "root@balcao.test", password },
  })
  return { api, as: { token: body.accessToken } }
}

interface Who {
  readonly api: Api
  readonly as: { readonly token: string }
}

const ask = async ({ api, as }: Who, path: string, body: object) => {
  const from = performance.now()
  const { status, text } = await api.ask("POST", path, { as, body })
  if (status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${status} ${text}`)
  return performance.now() - from
}

/** The median of each list, asked in turn, so that whatever else the machine does meets both. */
const measure = async (who: Who, size: number, { coupons: ofCoupons, users }: Omit<Case, "name">) => {
  const times = { users: [] as Array<number>, coupons: [] as Array<number> }
  for (let round = 0; round < rounds; round += 1) {
    if (users) times.users.push(await ask(who, "/acl/users/findUsers", users(size)))
    times.coupons.push(await ask(who, "/company/coupons/find", ofCoupons(size)))
  }
  return { users: median(times.users), coupons: median(times.coupons) }
}

const told = (figure: number) => (Number.isNaN(figure) ? "" : figure.toFixed(1))

/** Milliseconds until a thousand coupons have another status. */
const move = async (who: Who) => {
  const found = await who.api.rows(
    "select id from coupons where status = 'PAUSED' and code like 'C%' limit 1000",
  )
  const rows = { ids: found.map(({ id }) => Number(id)) }
  return ask(who, "/company/coupons/move", { to: "ACTIVE", rows })
}

const benchAt = async (api: Api, size: number) => {
  const who = await signIn(api)
  const lines: Array<Array<string | number>> = []
  for (const { name, ...bodies } of cases) {
    const { users, coupons: described } = await measure(who, size, bodies)
    lines.push([name, told(users), told(described), told(described / users)])
  }
  return [...lines, ["a thousand coupons change their status", "", told(await move(who)), ""]]
}

const bench = async (name: string, place: Place) => {
  const api = await startApi(place)
  const parts: Array<string> = []
  for (const [at, size] of sizes.entries()) {
    const from = performance.now()
    await grow(api, sizes[at - 1] ?? 0, size)
    console.log(`${name}: ${size} coupons after ${Math.round((performance.now() - from) / 1000)} s`)
    const rows = await benchAt(api, size)
    parts.push(
      `${name}, ${size} coupons and as many users\n\n${table(["list", "users, ms", "coupons, ms", "ratio"], rows)}`,
    )
    console.log(parts.at(-1))
  }
  await api.server.close()
  return parts.join("\n\n")
}

const note = `The same question is put to both lists in turn, so that whatever else the machine does meets both; a list of users has no
such filter where its column is empty.`

/** The median response time of pages of a described list beside the users list's, on both databases. */
export const run = async (): Promise<string> => [note, ...(await onBoth(bench))].join("\n\n")
