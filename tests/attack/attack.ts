import type { Answer, Api } from "../server/api.ts"
import type { Attacker } from "./attackers.ts"
import { everyTarget, type Target } from "./calls.ts"
import { atNobody, oddTriesAt, triesAt, type Try } from "./tries.ts"
import { alien, columnsOf, firstOf, makeTwin, neighbor, type Twin } from "./twins.ts"
import { isOf, watchWrites } from "./watch.ts"

/** Something that did not hold. */
export interface Finding {
  readonly kind: "read" | "written" | "told apart" | "failed"
  readonly attacker: string
  readonly call: string
  readonly way: string
  readonly about: string
}

/** The figures of an attack, and what it found. */
export interface Outcome {
  readonly tries: number
  readonly calls: number
  readonly statuses: Readonly<Record<number, number>>
  readonly findings: ReadonlyArray<Finding>
}

const sentOf = ({ path, body, headers }: Try) =>
  `${path} ${JSON.stringify(body) ?? ""} ${JSON.stringify(headers)}`

/** Returns data of other tenants in an answer that the request did not name. */
const leaksOf = (one: Try, { text }: Answer, twins: ReadonlyArray<Twin>) => {
  const sent = sentOf(one)
  const numbers = [...text.matchAll(/\b\d{10}\b/g)].map(([found]) => found)
  const words = twins.map(({ mark }) => mark).filter((mark) => text.toLowerCase().includes(mark))
  return [...numbers.filter((found) => isOf(twins, Number(found))), ...words].filter(
    (found) => !sent.includes(found),
  )
}

/** An answer without the numbers that were sent, to be compared. */
const compared = ({ status, text }: Answer) =>
  `${status} ${text.replaceAll(/\b[78]\d{9}\b/g, "#").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "now")}`

/** Calls that answer everybody about every application: its public page, its documents, and requests to delete an account. */
const forEverybody = new Set(["publicPages.application", "legalTexts.inForce", "accountDeletions.ask"])

/** Returns the rules an answer broke; `nowhere` is the answer about a record that does not exist. */
const findingsOf = (one: Try, twins: ReadonlyArray<Twin>, answer: Answer, nowhere: Answer | undefined) => {
  const leaks = leaksOf(one, answer, twins)
  const [got, other] = [compared(answer), nowhere && compared(nowhere)]
  return [
    ...(answer.status >= 500
      ? [{ kind: "failed", about: `${sentOf(one).slice(0, 300)} ${got}` } as const]
      : []),
    ...(leaks.length > 0
      ? [{ kind: "read", about: `${leaks.slice(0, 5).join(", ")} in ${sentOf(one)}` } as const]
      : []),
    ...(other !== undefined && other !== got
      ? [{ kind: "told apart", about: `${got.slice(0, 160)} | ${other.slice(0, 160)}` } as const]
      : []),
  ]
}

/** Attacks a server with the demo, over which other tenants were laid. */
export const makeAttack = async (api: Api) => {
  const columns = await columnsOf(api)
  const offsets = await makeTwin(api, columns, alien)
  await makeTwin(api, columns, neighbor)
  // The server's own work, such as reminding another tenant's people, is not caused by the attacker.
  await api.rows("delete from jobs")
  const watch = await watchWrites(api, columns)
  const targets = await everyTarget()
  const protocols = await api.rows(`select protocol from tickets where id = ${firstOf(alien)}`)
  const words = new Map(protocols.map(({ protocol }) => ["key", String(protocol)] as const))

  const ask = ({ target, path, body, headers }: Try, token: string | undefined) =>
    api.ask(target.to.method, path, {
      headers,
      ...(token === undefined ? {} : { as: { token } }),
      ...(body === undefined ? {} : { body }),
    })

  /** The first record of each table that is the attacker's own. */
  const ownOf = async ({ company }: Attacker) => {
    const ids = new Map<string, number>()
    for (const table of offsets.keys()) {
      const has = (name: string) => columns.some((column) => column.table === table && column.name === name)
      const owner =
        company !== undefined && has("company_id")
          ? `company_id = ${company}`
          : has("application_id")
            ? "application_id = 1"
            : "true"
      const [row] = await api.rows(`select min(id)::int as id from "${table}" where ${owner}`)
      if (row?.["id"] != null) ids.set(table, Number(row["id"]))
    }
    return (table: string | undefined) => (table === undefined ? (company ?? 1) : (ids.get(table) ?? 1))
  }

  const run = async (
    attackers: ReadonlyArray<Attacker>,
    chosen: (target: Target) => boolean = () => true,
  ): Promise<Outcome> => {
    const findings: Array<Finding> = []
    const statuses: Record<number, number> = {}
    /** Tries something; true if this person may not make the call at all. */
    const attempt = async (one: Try, attacker: Attacker, token: string | undefined) => {
      const answer = await ask(one, token)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const isCompared = /^(all|path|key) /.test(one.way)
      const nowhere = isCompared ? await ask(atNobody(one, attacker.twins), token) : undefined
      for (const found of findingsOf(one, attacker.twins, answer, nowhere))
        findings.push({ attacker: attacker.name, call: one.target.name, way: one.way, ...found })
      return answer.body?.code === "forbidden" || answer.body?.code === "unauthenticated"
    }
    const called = targets.filter((target) => !forEverybody.has(target.name) && chosen(target))
    for (const [at, attacker] of attackers.entries()) {
      const [own, token] = [await ownOf(attacker), await attacker.signIn()]
      await watch.take()
      for (const [turn, target] of called.entries()) {
        const foreign = triesAt(target, attacker.twins, { own, words })
        const [first, ...others] = [...foreign, ...oddTriesAt(target, turn + at)]
        // A call that is closed to somebody is closed before records are looked at.
        if (first && !(await attempt(first, attacker, token)))
          await Promise.all(others.map((one) => attempt(one, attacker, token)))
        for (const written of await watch.take())
          for (const column of watch.foreignColumns(written, attacker.twins)) {
            const about = `${column} ${JSON.stringify(written.row).slice(0, 200)}`
            const way = written.operation
            findings.push({ kind: "written", attacker: attacker.name, call: target.name, way, about })
          }
      }
    }
    const tries = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    return { tries, calls: called.length, statuses, findings }
  }
  /** The number of calls by which root reads one record of another tenant: what there is to be found. */
  const countReadable = async () => {
    const reads = targets.filter(({ to }) => to.method === "GET" && to.path.endsWith("/:id"))
    const paths = reads.map(({ to }) => to.path.replace(":id", String(firstOf(alien))))
    const answers = await Promise.all(paths.map((path) => api.ask("GET", path, { as: "root" })))
    return answers.filter(({ status }) => status === 200).length
  }
  return { run, countReadable }
}
