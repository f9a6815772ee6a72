import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../db/database.ts"
import { jsonRows } from "../db/jsonRows.ts"
import type { Values } from "./fieldValues.ts"
import { snakeCase } from "../db/described/names.ts"
import type { RecordTable } from "../db/described/table.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Values to write into the columns of one record. */
export interface Write {
  readonly id: number
  readonly set: Values
}

/** Rows per statement. */
const batchRows = 1000

const list = (parts: ReadonlyArray<SQL>): SQL => sql.join([...parts], sql`, `)

const columnsOf = (table: RecordTable, names: ReadonlyArray<string>) =>
  names.map((name) => {
    const column = entryOf(table as unknown as Readonly<Record<string, PgColumn>>, name)!
    const spelled = snakeCase(name)
    return { name, column, spelled, head: sql.identifier(spelled), type: sql.raw(column.getSQLType()) }
  })

type Columns = ReturnType<typeof columnsOf>

/** A value as the database reads it from JSON: as its column writes it, but JSON as it is. */
const inJson = (column: PgColumn, value: unknown): unknown =>
  value === null || value === undefined || column.getSQLType() === "jsonb"
    ? (value ?? null)
    : column.mapToDriverValue(value)

const jsonOf = (columns: Columns, values: Values) =>
  Object.fromEntries(columns.map(({ name, column, spelled }) => [spelled, inJson(column, values[name])]))

const typesOf = (columns: Columns) => columns.map(({ head, type }) => sql`${head} ${type}`)

/** One statement for records of which the same columns are written. */
const update = (
  table: RecordTable,
  names: ReadonlyArray<string>,
  writes: ReadonlyArray<Write>,
  also: SQL | undefined,
): SQL => {
  const columns = columnsOf(table, names)
  const rows = writes.map(({ id, set }) => ({ id, ...jsonOf(columns, set) }))
  const own = sql.identifier(getTableName(table))
  const changes = columns.map(({ head }) => sql`${head} = wanted.${head}`)
  return sql`update ${own} set ${list([...changes, ...(also ? [also] : [])])}
    from jsonb_to_recordset(${jsonRows(rows)}) as wanted (${list([sql`id bigint`, ...typesOf(columns)])})
    where ${own}.id = wanted.id`
}

/** Writes other values into each of many records, in few statements; `also` are assignments for each of them, whatever else it is given. */
export const writeEach = async (
  tx: Database,
  table: RecordTable,
  writes: ReadonlyArray<Write>,
  also?: SQL,
): Promise<void> => {
  const groups = new Map<string, Array<Write>>()
  for (const write of writes) {
    const names = Object.keys(write.set).toSorted().join()
    const group = groups.get(names)
    if (group) group.push(write)
    else groups.set(names, [write])
  }
  for (const [key, group] of groups) {
    const names = key === "" ? [] : key.split(",")
    if (names.length === 0 && !also) continue
    for (let at = 0; at < group.length; at += batchRows)
      await tx.execute(update(table, names, group.slice(at, at + batchRows), also))
  }
}

/** Inserts records that all have these columns, in one statement; answers their numbers in the same order. */
export const insertEach = async (
  tx: Database,
  table: RecordTable,
  rows: ReadonlyArray<Values>,
): Promise<ReadonlyArray<number>> => {
  const columns = columnsOf(table, Object.keys(rows[0] ?? {}))
  const heads = list(columns.map(({ head }) => sql`${head}`))
  const values = rows.map((row, place) => ({ place_in_file: place, ...jsonOf(columns, row) }))
  const types = list([sql`place_in_file int`, ...typesOf(columns)])
  const inserted = await tx.execute<{ readonly id: number }>(
    sql`insert into ${sql.identifier(getTableName(table))} (${heads})
      select ${heads} from jsonb_to_recordset(${jsonRows(values)}) as wanted (${types}) order by place_in_file
      returning id::float8 as id`,
  )
  return inserted.rows.map(({ id }) => id)
}
