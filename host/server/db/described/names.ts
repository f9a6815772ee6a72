import { toSnakeCase } from "drizzle-orm/casing"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { entryOf } from "../../../../src/contract/wire/entryOf.ts"

/** A name of the contract as the database spells it. */
export const snakeCase = toSnakeCase

/** Lists whose own name is that of a table the server had before, or whose table was there before them. */
const renamed: Readonly<Record<string, string>> = { people: "registered_people", auditLog: "audit_lines" }

/** The table of a resource. */
export const tableName = ({ name }: Pick<Resource, "name">): string =>
  entryOf(renamed, name) ?? snakeCase(name)

/** Fields whose column was there before them, by table. */
const renamedColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  companies: { franchise: "franchise_id" },
}

/** The column of a resource's field. */
export const columnName = ({ name }: Pick<Resource, "name">, field: string): string =>
  entryOf(renamedColumns, name)?.[field] ?? snakeCase(field)

/** The table that joins a resource's records with those one of its fields names. */
export const joinName = (resource: Pick<Resource, "name">, field: string): string =>
  `${tableName(resource)}_${snakeCase(field)}`

/** The index by which an owner has one record at most. */
export const onePerOwnerName = (resource: Pick<Resource, "name">): string =>
  `${tableName(resource)}_one_per_owner`

/** The index by which no two records of an owner have the same value of a field. */
export const uniqueName = (resource: Pick<Resource, "name">, field: string): string =>
  `${joinName(resource, field)}_unique`

/** The index a list is sorted or searched by in the order of a column. */
export const indexName = (resource: Pick<Resource, "name">, column: string): string =>
  `${tableName(resource)}_by_${snakeCase(column)}`
