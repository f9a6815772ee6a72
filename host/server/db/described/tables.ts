import type { PgColumn } from "drizzle-orm/pg-core"
import * as all from "../../../../src/contract/all.ts"
import type { Field, Fields } from "../../../../src/contract/resource/field.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { auditLines } from "../auditSchema.ts"
import { files } from "../fileSchema.ts"
import { deliveryPeople } from "../deliverySchema.ts"
import { applications } from "../applicationSchema.ts"
import { companies, franchises, roles, users } from "../schema.ts"
import { described } from "./described.ts"
import { type JoinTable, makeJoin, makeTable, type RecordTable, type TableOf } from "./table.ts"
import { entryOf } from "../../../../src/contract/wire/entryOf.ts"

type Columns = Readonly<Record<string, PgColumn>>

const written = { applications, franchises, companies, users, agents: users, roles, deliveryPeople, files }

/** The tables other ones stand on, which are written by hand. */
const madeTables = new Map<string, RecordTable>([
  ["auditLog", auditLines as unknown as RecordTable],
  ["companies", companies as unknown as RecordTable],
  ["franchises", franchises as unknown as RecordTable],
])
const madeJoins = new Map<string, JoinTable>()

/** The table of what a reference names. */
const targetOf = (source: string): Columns => {
  const table = entryOf(written as unknown as Readonly<Record<string, Columns>>, source)
  const resource = described.find(({ name }) => name === source)
  if (table) return table
  if (resource) return tableOf(resource) as unknown as Columns
  throw new Error(`Nothing is called ${source} that a field could name.`)
}

/** The table of a resource, made when it is first asked for. */
export const tableOf = (resource: Resource): RecordTable => {
  const known = madeTables.get(resource.name) ?? makeTable(resource, targetOf)
  madeTables.set(resource.name, known)
  return known
}

/** The table of a field that names several records. */
export const joinOf = (resource: Resource, field: string): JoinTable => {
  const key = `${resource.name}.${field}`
  const { to = "" } = resource.fields[field] ?? {}
  const own = tableOf(resource) as unknown as Columns
  const known =
    madeJoins.get(key) ?? makeJoin(resource, field, own, to === resource.name ? own : targetOf(to))
  madeJoins.set(key, known)
  return known
}

type All = typeof all

/** The fields that name several records, but those a rule works out. */
type JoinedFields<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<"references", unknown, unknown, infer R>
    ? R extends { readonly derived: true }
      ? never
      : N
    : never
}[keyof F]

/** Companies and franchises have tables written by hand. */
type Tables = { readonly [Name in Exclude<keyof All, keyof typeof written>]: TableOf<All[Name]> } & Pick<
  typeof written,
  keyof All & keyof typeof written
>

/** The table of each list. */
export const tables = Object.fromEntries(
  Object.entries(all).map(([name, list]) => [name, tableOf(list)]),
) as unknown as Tables

const joinsOf = (list: Resource): Readonly<Record<string, JoinTable>> =>
  Object.fromEntries(
    Object.entries(list.fields)
      .filter(([, { kind, rules }]) => kind === "references" && !rules.derived)
      .map(([field]) => [field, joinOf(list, field)]),
  )

/** The tables of the fields of each list that name several records. */
export const joins = Object.fromEntries(
  Object.entries(all).map(([name, list]) => [name, joinsOf(list)]),
) as unknown as {
  readonly [Name in keyof All]: { readonly [F in JoinedFields<All[Name]["fields"]>]: JoinTable }
}
