import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Database } from "./database.ts"

/** A list whose records name this record, and their number. */
type Naming = {
  readonly by: string
  readonly count: number
}

/** Every column that names a row of a table and keeps it from going, with its table: the database's own keys say it. */
const namingColumns = async (tx: Database, table: string) => {
  const found = await tx.execute<{
    readonly named: string
    readonly column: string
  }>(sql`select c.conrelid::regclass::text as named, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('a', 'r')`)
  return found.rows
}

const camel = (table: string) => table.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface NamingQuery {
  readonly table: PgTable
  readonly id: number
  /** The lists whose records one misses first. */
  readonly first: ReadonlyArray<string>
}

/** Returns the lists that keep a row from being deleted, with the number of their records. */
export const namingTables = async (
  tx: Database,
  { table, id, first }: NamingQuery,
): Promise<ReadonlyArray<Naming>> => {
  const uses = (await namingColumns(tx, getTableName(table))).map(
    ({ named, column }): SQL => sql`select ${named}::text as by, count(*)::int as count
      from ${sql.identifier(named)} where ${sql.identifier(column)} = ${id}`,
  )
  const { rows } = await tx.execute<Naming>(
    sql`select * from (${sql.join(uses, sql` union all `)}) uses where count > 0`,
  )
  const isFirst = ({ by }: Naming) => first.includes(by)
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))].map((row) => ({
    ...row,
    by: camel(row.by),
  }))
}
