import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { anyOf } from "../db/anyOf.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Database, query } from "../db/database.ts"
import { columnName } from "../db/described/names.ts"
import { joinOf, tableOf } from "../db/described/tables.ts"

/** Which list names a record, and how often. */
export interface Use {
  readonly id: number
  readonly by: string
  readonly count: number
}

/** Which rows of a list name one of these records; a statement for each field that could. */
const namingFields = (resource: Resource, source: string, ids: ReadonlyArray<number>): ReadonlyArray<SQL> =>
  Object.entries(resource.fields).flatMap(([name, { kind, to, rules }]) => {
    if (to !== source || rules.derived) return []
    const column = sql.identifier(columnName(resource, name))
    return kind === "references"
      ? [sql`select target_id as id from ${joinOf(resource, name)} where target_id = ${anyOf(ids)}`]
      : [sql`select ${column} as id from ${tableOf(resource)} where ${column} = ${anyOf(ids)}`]
  })

/**
 * Which of these records of a source other ones name. They must be locked: then nobody can name one more until the transaction is
 * over.
 */
export const usesOf = Effect.fnUntraced(function* (
  { resources, source }: { readonly resources: ReadonlyArray<Resource>; readonly source: string },
  tx: Database,
  ids: ReadonlyArray<number>,
) {
  const uses = new Map<number, Use>()
  if (ids.length === 0) return uses
  // What the server writes down, such as who did something, keeps nobody from going.
  for (const other of resources.filter(({ readOnly }) => !readOnly)) {
    const statements = namingFields(other, source, ids)
    if (statements.length === 0) continue
    const found = yield* query(() =>
      tx.execute(
        sql`select id::float8 as id, count(*)::int as count
          from (${sql.join([...statements], sql` union all `)}) named group by id`,
      ),
    )
    for (const { id, count } of (found as unknown as { rows: ReadonlyArray<Omit<Use, "by">> }).rows)
      if (!uses.has(id)) uses.set(id, { id, count, by: other.name })
  }
  return uses
})
