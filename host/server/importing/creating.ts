import { getTableName, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import { databaseError, query, type Database } from "../db/database.ts"
import { onePerOwnerName, snakeCase, uniqueName } from "../db/described/names.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import type { Context } from "../resource/context.ts"
import { columnValues, storedValue, type Values } from "../resource/fieldValues.ts"
import { checkGiven } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"
import { insertEach } from "../resource/writeEach.ts"
import { namingProblems } from "./namedRecords.ts"
import { type Owner, refused, type SliceRow } from "./slice.ts"

/** A row that makes a record: its columns, and the fields as a body has them. */
export interface Creation {
  readonly row: SliceRow
  readonly columns: Values
  readonly body: Values
}

/** Checks a row as a record made by hand is checked, and answers its columns, or why it is refused. */
export const creationOf = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  { row, body }: Omit<Creation, "columns">,
  named: ReadonlyMap<string, ReadonlySet<number>>,
) {
  const { resource, rules } = context
  yield* checkGiven(context, at, body)
  const problems = yield* namingProblems(context, at, owner, body, named)
  if (problems.length > 0) return refused(problems)
  const more = rules.create ? yield* rules.create(at, body as never, owner.columns) : {}
  const columns = {
    ...owner.columns,
    ...columnValues(resource.fields, { ...body, ...more }),
    ...(resource.status && { status: resource.status.first }),
  }
  return { row, columns, body } satisfies Creation
})

/** The field whose value another record has, by the index that keeps them apart; undefined for any other failure. */
const takenField = ({ resource }: Context, cause: unknown): string | undefined => {
  const { constraint } = databaseError(cause)
  if (constraint === onePerOwnerName(resource)) return "owner"
  return Object.keys(resource.fields).find((name) => uniqueName(resource, name) === constraint)
}

/** Writes all of some rows or, where one of them has a value that another record has, finds that one by halves. */
export const writeApart = async <R>(
  context: Context,
  tx: Database,
  rows: ReadonlyArray<R>,
  write: (inner: Database, some: ReadonlyArray<R>) => Promise<void>,
): Promise<ReadonlyArray<readonly [row: R, problem: ImportProblem]>> => {
  if (rows.length === 0) return []
  try {
    await tx.transaction((inner) => write(inner, rows))
    return []
  } catch (cause) {
    const path = takenField(context, cause)
    if (path === undefined) throw cause
    if (rows.length === 1) return [[rows[0]!, { path, code: "taken" }]]
    const half = Math.ceil(rows.length / 2)
    return [
      ...(await writeApart(context, tx, rows.slice(0, half), write)),
      ...(await writeApart(context, tx, rows.slice(half), write)),
    ]
  }
}

/** The last place among an owner's records; 0 where they have no order. */
const lastPlace = Effect.fnUntraced(function* (
  { resource, table }: Context,
  tx: Database,
  { columns }: Owner,
) {
  if (!resource.order) return 0
  const key = ownerColumn[resource.scope]
  const own = key ? sql`${sql.identifier(snakeCase(key))} = ${columns[key]}` : sql`true`
  const found = yield* query(() =>
    tx.execute<{ readonly last: number }>(
      sql`select coalesce(max(position), 0)::float8 as last from ${sql.identifier(getTableName(table))} where ${own}`,
    ),
  )
  return found.rows[0]?.last ?? 0
})

/** Inserts the records of rows; a column that one of them leaves out is empty, as in a record made by hand. */
export const insertRows = Effect.fnUntraced(function* (
  context: Context,
  { tx }: RuleScope,
  owner: Owner,
  creations: ReadonlyArray<Creation>,
) {
  const { resource, table } = context
  const last = yield* lastPlace(context, tx, owner)
  const names = [...new Set(creations.flatMap(({ columns }) => Object.keys(columns)))]
  const filled = (columns: Values, place: number) => ({
    ...Object.fromEntries(
      names.map((name) => {
        const field = resource.fields[name]
        return [name, field && columns[name] === undefined ? storedValue(field, null) : columns[name]]
      }),
    ),
    ...(resource.order && { position: last + place + 1 }),
  })
  const ids = new Map<Creation, number>()
  const values = new Map(creations.map((one, place) => [one, filled(one.columns, place)]))
  const taken = yield* query(() =>
    writeApart(context, tx, creations, async (inner, some) => {
      const made = await insertEach(
        inner,
        table,
        some.map((one) => values.get(one)!),
      )
      some.forEach((one, at) => ids.set(one, made[at]!))
    }),
  )
  return { ids, taken: new Map(taken) }
})
