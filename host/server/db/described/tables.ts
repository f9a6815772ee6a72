import type { PgColumn } from "drizzle-orm/pg-core"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { auditLines } from "../auditSchema.ts"
import { files } from "../fileSchema.ts"
import { deliveryPeople } from "../deliverySchema.ts"
import { applications } from "../applicationSchema.ts"
import { companies, franchises, roles, users } from "../schema.ts"
import { described } from "../../resource/described.ts"
import { type JoinTable, makeJoin, makeTable, type RecordTable } from "./table.ts"
import { entryOf } from "../../../../src/contract/wire/entryOf.ts"

type Columns = Readonly<Record<string, PgColumn>>

const written = { applications, franchises, companies, users, agents: users, roles, deliveryPeople, files }

/** The tables other ones stand on, which are written by hand. */
const tables = new Map<string, RecordTable>([
  ["auditLog", auditLines as unknown as RecordTable],
  ["companies", companies as unknown as RecordTable],
  ["franchises", franchises as unknown as RecordTable],
])
const joins = new Map<string, JoinTable>()

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
  const known = tables.get(resource.name) ?? makeTable(resource, targetOf)
  tables.set(resource.name, known)
  return known
}

/** The table of a field that names several records. */
export const joinOf = (resource: Resource, field: string): JoinTable => {
  const key = `${resource.name}.${field}`
  const { to = "" } = resource.fields[field] ?? {}
  const own = tableOf(resource) as unknown as Columns
  const known = joins.get(key) ?? makeJoin(resource, field, own, to === resource.name ? own : targetOf(to))
  joins.set(key, known)
  return known
}
