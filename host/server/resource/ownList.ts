import { and, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { TableWithId } from "../db/columns.ts"
import { fieldConditions } from "./fieldConditions.ts"
import type { RecordTable } from "../db/described/table.ts"

/** A list of the specification, as its description filters it. */
export interface OwnList {
  readonly resource: Resource
  readonly table: TableWithId
  /** Source of each filter, by its name. */
  readonly columns: Readonly<Record<string, PgColumn | SQL>>
  readonly searching: (text: string) => SQL | undefined
}

/** Filter values of such a list. */
export type OwnFilter = Readonly<Record<string, unknown>>

/** The rows that filters of the description find. */
export const ownCondition = (
  { resource, table, columns, searching }: OwnList,
  { search, ...filter }: OwnFilter,
): SQL | undefined =>
  and(
    typeof search === "string" && search.trim() !== "" ? searching(search.trim()) : undefined,
    fieldConditions({ resource, table: table as RecordTable }, filter, (name) => {
      const column = columns[name]
      if (!column) throw new Error(`${resource.name} cannot be filtered by ${name}.`)
      return column
    }),
  )
