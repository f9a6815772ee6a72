import type { Api } from "../server/api.ts"
import { type Column, type Twin } from "./twins.ts"

/** A row that was written, and what was done to it. */
export interface Written {
  readonly table: string
  readonly operation: string
  readonly row: Readonly<Record<string, unknown>>
}

/** The id of a refused record is noted in the user's own log. */
const noted = "audit_lines.record_id"

/** True if the number is one of a tenant's copies. */
export const isOf = (twins: ReadonlyArray<Twin>, value: unknown) =>
  typeof value === "number" && twins.some(({ base }) => value > base && value < base + 100_000_000)

/** Has the database note every row that is written from now on, whoever writes it. */
export const watchWrites = async (api: Api, columns: ReadonlyArray<Column>) => {
  await api.rows(`create table attack_writes (n bigint generated always as identity, table_name text, operation text,
    after jsonb, before jsonb)`)
  await api.rows(`create function attack_note() returns trigger language plpgsql as $$ begin
    insert into attack_writes (table_name, operation, after, before)
      values (tg_table_name, tg_op, to_jsonb(new), to_jsonb(old)); return null; end $$`)
  for (const table of new Set(columns.map((column) => column.table)))
    await api.rows(`create trigger attack_note after insert or update or delete on "${table}"
      for each row execute function attack_note()`)
  const references = new Set(
    columns
      .filter(({ name, refersTo }) => name === "id" || refersTo !== null || name.endsWith("_id"))
      .map(({ table, name }) => `${table}.${name}`)
      .filter((name) => name !== noted),
  )
  let last = 0
  /** The rows written since it was last asked. */
  const take = async (): Promise<ReadonlyArray<Written>> => {
    const rows = await api.rows(
      `select n::int as n, table_name as table, operation, after, before from attack_writes where n > ${last} order by n`,
    )
    last = Number(rows.at(-1)?.["n"] ?? last)
    return rows.flatMap(({ table, operation, after, before }) =>
      [after, before]
        .filter((row) => row != null)
        .map((row) => ({ table, operation, row }) as unknown as Written),
    )
  }
  /** The columns of a written row that are, or name, a record of these tenants. */
  const foreignColumns = ({ table, row }: Written, twins: ReadonlyArray<Twin>) =>
    Object.entries(row).flatMap(([name, value]) =>
      references.has(`${table}.${name}`) && isOf(twins, value) ? [`${table}.${name}`] : [],
    )
  return { take, foreignColumns }
}
