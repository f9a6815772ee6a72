import type { Client } from "../api/client.ts"
import { limits, type Locale } from "../contract/limits.ts"
import { localeOf } from "../contract/localeOf.ts"
import { registeredClients } from "../api/registry.ts"
import { followBlocked } from "./blockedByPolicy.ts"
import { findCallFaults } from "./calls.ts"
import type { Fault, Finding } from "./Fault.ts"
import { readPage } from "./page.ts"
import {
  findMissingStyles,
  findNoSpace,
  findTrappedOverlays,
  findUndefinedTags,
  findVersions,
} from "./places.ts"
import { findDuplicateReact } from "./reactCopies.tsx"
import { sayingOf } from "./saying.ts"
import { doctorWords } from "./words.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"

export interface DoctorOptions {
  /** Clients whose APIs are tried. Default: the clients registered for tags. */
  readonly clients?: ReadonlyArray<Client>
  /** Language of the table. Default: the page's `lang`, or else `ptBr`. */
  readonly locale?: Locale
}

const locales = Object.keys(limits.locales) as ReadonlyArray<Locale>

const findingOf = (fault: Fault): Finding => ({
  ...fault,
  says: Object.fromEntries(locales.map((locale) => [locale, sayingOf(fault, locale)])) as Finding["says"],
})

const print = (findings: ReadonlyArray<Finding>, locale: Locale) => {
  const problem = wordsIn(doctorWords.problem, locale)
  const fix = wordsIn(doctorWords.fix, locale)
  const rows = findings.map(({ says }) => ({ [problem]: says[locale].problem, [fix]: says[locale].fix }))
  // oxlint-disable-next-line no-console -- the table is for the developer who asked for it
  if (rows.length > 0) console.table(rows)
  // oxlint-disable-next-line no-console -- as the table
  else console.info(wordsIn(doctorWords.healthy, locale))
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)

/** An address the page's policy blocks is said once. */
const withoutEchoes = (faults: ReadonlyArray<Fault>): ReadonlyArray<Fault> => {
  const blocked = new Set(
    faults.flatMap((fault) => (fault.kind === "blockedByPolicy" ? [originOf(fault.blocked)] : [])),
  )
  return faults.filter((fault) => fault.kind !== "unreachable" || !blocked.has(originOf(fault.address)))
}

/**
 * Looks for what keeps panels from working on this page, once they should: prints a table in the console and answers
 * the same. Calls each client's API. For the developer of the page; an app imports it when it is wanted:
 * `(await import("balcao/doctor")).doctor({ clients: [client] })`.
 */
export const doctor = async ({
  clients = registeredClients(),
  locale = localeOf(document.documentElement.lang),
}: DoctorOptions = {}): Promise<ReadonlyArray<Finding>> => {
  const faults: Array<Fault> = []
  const blocked = await followBlocked(async () => {
    for (const client of clients) faults.push(...(await findCallFaults(client)))
  })
  const page = readPage()
  const ofTags = registeredClients()
  const checks = [
    findUndefinedTags,
    () =>
      findDuplicateReact(
        page,
        clients.some((client) => !ofTags.includes(client)),
      ),
    findVersions,
    findMissingStyles,
    findNoSpace,
    findTrappedOverlays,
  ]
  const findings = withoutEchoes([...blocked, ...faults, ...checks.flatMap((check) => check(page))]).map(
    findingOf,
  )
  print(findings, locale)
  return findings
}
