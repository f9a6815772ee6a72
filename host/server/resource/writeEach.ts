import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../db/database.ts"
import type { Values } from "./fieldValues.ts"
import { snakeCase } from "../db/described/names.ts"
import type { RecordTable } from "../db/described/table.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Values to write into the columns of one record. */
export interface Write {
  readonly id: number
  readonly set: Values
}

/** Rows per statement, which takes a limited number of parameters. */
const batchRows = 500

const list = (parts: ReadonlyArray<SQL>): SQL => sql.join([...parts], sql`, `)

/** One statement for records of which the same columns are written. */
const update = (table: RecordTable, names: ReadonlyArray<string>, writes: ReadonlyArray<Write>): SQL => {
  const columns = names.map((name) => ({
    name,
    spelled: sql.identifier(snakeCase(name)),
    column: entryOf(table as unknown as Readonly<Record<string, PgColumn>>, name)!,
  }))
  const rows = writes.map(
    ({ id, set }) =>
      sql`(${list([
        sql`${id}::bigint`,
        ...columns.map(
          ({ name, column }) => sql`${sql.param(set[name], column)}::${sql.raw(column.getSQLType())}`,
        ),
      ])})`,
  )
  const own = sql.identifier(getTableName(table))
  const changes = list(columns.map(({ spelled }) => sql`${spelled} = wanted.${spelled}`))
  const heads = list([sql`id`, ...columns.map(({ spelled }) => sql`${spelled}`)])
  return sql`update ${own} set ${changes} from (values ${list(rows)}) as wanted (${heads}) where ${own}.id = wanted.id`
}

/** Writes other values into each of many records, in few statements. */
export const writeEach = async (
  tx: Database,
  table: RecordTable,
  writes: ReadonlyArray<Write>,
): Promise<void> => {
  const namesOf = ({ set }: Write) => Object.keys(set).toSorted().join()
  for (const names of new Set(writes.map(namesOf))) {
    const group = names === "" ? [] : writes.filter((write) => namesOf(write) === names)
    for (let at = 0; at < group.length; at += batchRows)
      await tx.execute(update(table, names.split(","), group.slice(at, at + batchRows)))
  }
}
