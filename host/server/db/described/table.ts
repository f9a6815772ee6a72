import {
  foreignKey,
  index,
  type PgColumn,
  type PgColumnBuilderBase,
  pgTable,
  type PgTable,
  primaryKey,
  smallint,
} from "drizzle-orm/pg-core"
import type { Field, Fields } from "../../../../src/contract/resource/field.ts"
import type { Resource, Scope } from "../../../../src/contract/resource/resource.ts"
import { id, ref } from "../columns.ts"
import { applications } from "../applicationSchema.ts"
import { companies, franchises } from "../schema.ts"
import { joinName, tableName } from "./names.ts"
import { recordColumns } from "./recordColumns.ts"
import { type Columns, recordIndexes } from "./recordIndexes.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- values known at run time alone
type AnyColumn = PgColumn<any>

/** The table of some described list, of whose columns it is known that it has these. */
export type DescribedTable = PgTable<{
  name: string
  schema: undefined
  columns: Record<string, AnyColumn> & Record<"id" | "version", AnyColumn>
  dialect: "pg"
}> & { readonly id: AnyColumn; readonly version: AnyColumn }

/** The same, whose columns are found by name at run time. */
export type RecordTable = DescribedTable & { readonly [name: string]: AnyColumn }

/** Columns of every table, and of its owner, order and search where its description has them. */
type FrameColumns =
  | "id"
  | "version"
  | "createdAt"
  | "updatedAt"
  | "position"
  | "applicationId"
  | "franchiseId"
  | "companyId"
  | "searchText"
  | "spacedText"

/** The fields that have a column: neither several records, nor worked out, nor kept with the owner (`columnOf`). */
type KeptFields<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<infer K, unknown, unknown, infer R>
    ? K extends "references"
      ? never
      : R extends { readonly derived: true } | { readonly keptBy: string }
        ? never
        : N
    : never
}[keyof F] &
  string

type ColumnNames<D> =
  D extends Resource<infer F, infer S>
    ? FrameColumns | KeptFields<F> | ([S] extends [never] ? never : "status")
    : never

/** The table of a described list: a column for each of its fields, so that a renamed field does not compile where it is read. */
export type TableOf<D> = DescribedTable & { readonly [N in ColumnNames<D>]: AnyColumn }

const application = () => ({
  applicationId: ref()
    .notNull()
    .references(() => applications.id),
})

const company = () => ref().references(() => companies.id)

const owners: Readonly<Record<Scope, (resource: Resource) => Readonly<Record<string, PgColumnBuilderBase>>>> =
  {
    platform: () => ({}),
    application,
    franchise: () => ({
      ...application(),
      franchiseId: ref()
        .notNull()
        .references(() => franchises.id),
    }),
    company: ({ ownerOptional }) => ({
      ...application(),
      companyId: ownerOptional ? company() : company().notNull(),
    }),
  }

const columnsOf = (resource: Resource): Readonly<Record<string, PgColumnBuilderBase>> => ({
  id: id(),
  ...owners[resource.scope](resource),
  ...recordColumns(resource),
})

/** Lists whose own calls delete without asking which described record names theirs: then it names none any more. */
export const forgottenSources: ReadonlySet<string> = new Set(["users", "agents", "roles", "deliveryPeople"])

const fieldKeys = (resource: Resource, t: Columns, targetOf: TargetOf) =>
  Object.entries(resource.fields).flatMap(([name, { kind, to, rules }]) => {
    if (kind !== "reference" || to === undefined) return []
    const key = foreignKey({
      name: `${joinName(resource, name)}_fk`,
      columns: [t[name]!],
      foreignColumns: [targetOf(to)["id"]!],
    })
    if (rules.goesWith) return [key.onDelete("cascade")]
    // Records the server writes do not block deletion (`usesOf`).
    return [resource.readOnly || forgottenSources.has(to) ? key.onDelete("set null") : key]
  })

/** The table a reference names, by the name of its source. */
export type TargetOf = (source: string) => Columns

/** The table of a resource. */
export const makeTable = (resource: Resource, targetOf: TargetOf): RecordTable => {
  const own: TargetOf = (source) =>
    source === resource.name ? (table as unknown as Columns) : targetOf(source)
  const table = pgTable(
    tableName(resource),
    columnsOf(resource) as Record<string, PgColumnBuilderBase>,
    (t) => [...recordIndexes(resource, t as Columns), ...fieldKeys(resource, t as Columns, own)],
  ) as unknown as RecordTable
  return table
}

/** The table that holds which records a field of another record names, in their order. */
export const makeJoin = (resource: Resource, field: string, own: Columns, target: Columns) =>
  pgTable(
    joinName(resource, field),
    { recordId: ref().notNull(), targetId: ref().notNull(), position: smallint().notNull() },
    (t) => [
      primaryKey({ name: `${joinName(resource, field)}_pk`, columns: [t.recordId, t.targetId] }),
      index(`${joinName(resource, field)}_by_target`).on(t.targetId),
      foreignKey({
        name: `${joinName(resource, field)}_record_fk`,
        columns: [t.recordId],
        foreignColumns: [own["id"]!],
      }).onDelete("cascade"),
      foreignKey({
        name: `${joinName(resource, field)}_target_fk`,
        columns: [t.targetId],
        foreignColumns: [target["id"]!],
      }),
    ],
  )

export type JoinTable = ReturnType<typeof makeJoin>
