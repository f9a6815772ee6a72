import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Field, RowFields } from "../../../src/contract/resource/field.ts"
import type { RecordFrame, Resource, Scope } from "../../../src/contract/resource/resource.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Reach } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { columnNamed, type Context, isLink, sourceNamed } from "./context.ts"
import { columnName } from "../db/described/names.ts"
import type { Source } from "./sources.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import { statusColumn } from "./statusColumn.ts"
import { joinOf } from "../db/described/tables.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** A record of any list, whose fields are read by name. */
export type AnyRow = Numbered<RecordFrame> & Readonly<Record<string, unknown>>

/** A record as the contract has it: fields of its description are properties. */
export type Row<R extends Resource = Resource> = AnyRow & Numbered<RowFields<R["fields"]>>

const alias = sql.raw("s")

/** Spelled out: within a statement of one table drizzle leaves a column's table away. */
const qualified = ({ resource, table }: Context, name: string): SQL =>
  sql`${sql.identifier(getTableName(table))}.${sql.identifier(columnName(resource, name))}`

const linked = ({ label, zone }: Source): SQL =>
  sql`json_build_object('_id', s.id, 'label', ${label(alias)}${zone ? sql`, 'timeZone', ${zone(alias)}` : sql``})`

const oneOf = (source: Source, number: SQL): SQL =>
  sql`(select ${linked(source)} from ${source.table} s where s.id = ${number})`

const severalOf = (context: Context, name: string, field: Field): SQL => {
  const source = sourceNamed(context, field)
  const join = joinOf(context.resource, name)
  return sql`coalesce((select json_agg(${linked(source)} order by j.position)
    from ${join} j join ${source.table} s on s.id = j.target_id
    where j.record_id = ${qualified(context, "id")}), '[]')`
}

const ownerSources: Readonly<Record<Exclude<Scope, "platform">, string>> = {
  application: "applications",
  franchise: "franchises",
  company: "companies",
}

/** The source of the owners of a resource; undefined where the platform owns them all. */
export const ownerSource = ({ resource: { scope }, sources }: Context): Source | undefined =>
  scope === "platform" ? undefined : sources.get(ownerSources[scope])

const ownerOf = (context: Context): Readonly<Record<string, SQL>> => {
  const source = ownerSource(context)
  const column = ownerColumn[context.resource.scope]
  return source && column ? { owner: oneOf(source, qualified(context, column)) } : {}
}

const fieldOf = (context: Context, name: string, field: Field): PgColumn | SQL => {
  if (field.kind === "references") return severalOf(context, name, field)
  if (isLink(field)) return oneOf(sourceNamed(context, field), qualified(context, name))
  return columnNamed(context, name)!
}

const framed = ["version", "createdAt", "updatedAt", "status"] as const

const everything: Reach = { kind: "all" }

/** Columns counted by server rules, limited to a reader's reach. */
const countColumns = (
  context: Context,
  db: Database,
  reach: Reach = everything,
): Readonly<Record<string, SQL>> =>
  (context.rules.counts?.(qualified(context, "id"), reach, db) ?? {}) as Readonly<Record<string, SQL>>

/** Columns derived by server rules. */
export const derivedColumns = (context: Context): Readonly<Record<string, SQL>> =>
  (context.rules.derive?.(qualified(context, "id")) ?? {}) as Readonly<Record<string, SQL>>

const make = (context: Context): Readonly<Record<string, PgColumn | SQL>> => ({
  _id: context.table.id,
  ...Object.fromEntries(
    framed.flatMap((name) => {
      const column = name === "status" ? statusColumn(context) : columnNamed(context, name)
      return column ? [[name, column] as const] : []
    }),
  ),
  ...ownerOf(context),
  ...Object.fromEntries(
    Object.entries(context.resource.fields).flatMap(([name, field]) =>
      field.rules.derived || field.rules.keptBy ? [] : [[name, fieldOf(context, name, field)] as const],
    ),
  ),
  ...derivedColumns(context),
})

const cache = new WeakMap<Context, ReturnType<typeof make>>()

const columnsOf = (context: Context) => {
  const known = cache.get(context) ?? make(context)
  cache.set(context, known)
  return known
}

const wireValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** The states a record may move to from this one. */
export const nextStatuses = ({ status }: Resource, from: string): ReadonlyArray<string> =>
  entryOf(status?.moves, from) ?? []

const toRow = <R extends Resource>(resource: R, raw: Readonly<Record<string, unknown>>): Row<R> => {
  const values = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, wireValue(value)]))
  const next = resource.status ? { nextStatuses: nextStatuses(resource, String(raw["status"])) } : {}
  return { ...values, ...next } as unknown as Row<R>
}

/** Reads records; `where` and the options after it come from the caller. */
export const readRecords = async <R extends Resource>(
  db: Database,
  context: Context<R>,
  options: {
    readonly where: SQL | undefined
    readonly order?: ReadonlyArray<SQL>
    readonly limit?: number
    readonly more?: Readonly<Record<string, SQL>>
    /** Reach for counted records if a reader may not see all; defaults to all. */
    readonly reach?: Reach
  },
): Promise<ReadonlyArray<Row<R>>> => {
  const rows = db
    .select({ ...columnsOf(context), ...countColumns(context, db, options.reach), ...options.more })
    .from(context.table)
    .where(options.where)
    .orderBy(...(options.order ?? []))
  const found = await (options.limit === undefined ? rows : rows.limit(options.limit))
  return found.map((raw) => toRow(context.resource, raw))
}
