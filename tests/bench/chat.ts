import { loadavg } from "node:os"
import { start } from "../e2e/host.ts"
import { secret } from "../server/api.ts"
import { startPostgres } from "../server/postgres.ts"
import { fillChat, longest, longPhone, tokenOf } from "./chatFill.ts"
import { connected, reading } from "./chatPages.ts"
import { median, quantile, table } from "./figures.ts"

const size = { contacts: 100_000, messages: 10_000_000 }
const rounds = 21

interface Case {
  readonly name: string
  readonly path: string
  /** The company being viewed; without it all of them are. */
  readonly company?: string
}

const conversations = (name: string, query: string, company?: string): Case => ({
  name,
  path: `/contact/conversations?limit=50&state=OPEN${query}`,
  ...(company && { company }),
})
const thread = (name: string, query: string): Case => ({
  name,
  path: `/whatsapp?limit=50&phone=${query}`,
  company: "1",
})

const cases: ReadonlyArray<Case> = [
  conversations("conversations of a company", "&queue=all", "1"),
  conversations("conversations of all companies", "&queue=all"),
  conversations("one's own", "&queue=mine", "1"),
  conversations("search: one in 1600", "&search=Helena%20Farias", "1"),
  conversations("search: one in 40", "&search=helena", "1"),
  conversations("search: two letters", "&search=el", "1"),
  conversations("search: a whole phone", "&search=5511910054321", "1"),
  conversations("search: four digits", "&search=4321", "1"),
  conversations("search: nobody", "&search=ningu%C3%A9m%20assim", "1"),
  { name: "contacts by name", path: "/contact?limit=50", company: "1" },
  { name: "contacts: a first name", path: "/contact?limit=50&name=helena", company: "1" },
  thread("latest page of a thread", "5511910054321"),
  thread(`latest page of a thread of ${longest}`, longPhone),
  thread("its page 150, without a cursor", `${longPhone}&page=150`),
]

/** The least a call costs, asked in turn with the others, so that whatever else the machine does meets both. */
const whoAmI: Case = { name: "who one is", path: "/acl/users/me" }

const time = async (address: string, token: string, { path, company }: Case) => {
  const from = performance.now()
  const answer = await fetch(`${address}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(company && { company }) },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return performance.now() - from
}

const lists = async (address: string) => {
  const token = await tokenOf(address, "root")
  const rows: Array<ReadonlyArray<string>> = []
  for (const one of cases) {
    const [times, least]: [Array<number>, Array<number>] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      least.push(await time(address, token, whoAmI))
      times.push(await time(address, token, one))
    }
    const ratio = median(times) / median(least)
    rows.push([one.name, median(times).toFixed(1), quantile(times, 0.95).toFixed(1), ratio.toFixed(1)])
  }
  return `PostgreSQL, ${size.contacts} contacts of one company, ${size.messages} messages\n\n${table(["list", "ms", "p95, ms", "times who one is"], rows)}`
}

/** Measures the time to list, search, open, scroll and follow conversations. */
export const run = async (): Promise<string> => {
  const cluster = await startPostgres()
  const url = await cluster.database("chat")
  const host = await start({ DATABASE_URL: url, JWT_SECRET: secret, SEED: "demo", SIMULATE: "off" })
  const client = cluster.client("chat")
  await client.connect()
  const from = performance.now()
  await fillChat(client, size)
  console.log(`filled after ${Math.round((performance.now() - from) / 1000)} s`)
  await client.end()
  const parts = [await lists(host.address)]
  console.log(parts.at(-1))
  parts.push(await reading(host.address))
  console.log(parts.at(-1))
  parts.push(await connected(host.address))
  await host.stop()
  await cluster.stop()
  return [`The machine's load was ${loadavg()[0]?.toFixed(1)} at the end.`, ...parts].join("\n\n")
}
