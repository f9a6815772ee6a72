import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { anyOf } from "../db/anyOf.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Database, query } from "../db/database.ts"
import { columnName } from "../db/described/names.ts"
import { joinOf, tableOf } from "../db/described/tables.ts"

/** A list whose records name this record, and their number. */
export interface Use {
  readonly id: number
  readonly by: string
  readonly count: number
}

/** SQL for the rows of a list that name one of these records; a statement for each field that could. */
const namingFields = (resource: Resource, source: string, ids: ReadonlyArray<number>): ReadonlyArray<SQL> =>
  Object.entries(resource.fields).flatMap(([name, { kind, to, rules }]) => {
    if (to !== source || rules.derived || rules.goesWith) return []
    const column = sql.identifier(columnName(resource, name))
    return kind === "references"
      ? [sql`select target_id as id from ${joinOf(resource, name)} where target_id = ${anyOf(ids)}`]
      : [sql`select ${column} as id from ${tableOf(resource)} where ${column} = ${anyOf(ids)}`]
  })

/**
 * Returns the records of a source that other records name. They must be locked: then no more references can be added
 * until the transaction ends.
 */
export const usesOf = Effect.fnUntraced(function* (
  { resources, source }: { readonly resources: ReadonlyArray<Resource>; readonly source: string },
  tx: Database,
  ids: ReadonlyArray<number>,
) {
  const uses = new Map<number, Use>()
  if (ids.length === 0) return uses
  // Records the server writes, such as the author of an action, do not block deletion.
  for (const other of resources.filter(({ readOnly }) => !readOnly)) {
    const statements = namingFields(other, source, ids)
    if (statements.length === 0) continue
    const found = yield* query(() =>
      tx.execute<Omit<Use, "by">>(
        sql`select id::float8 as id, count(*)::int as count
          from (${sql.join([...statements], sql` union all `)}) named group by id`,
      ),
    )
    for (const { id, count } of found.rows) if (!uses.has(id)) uses.set(id, { id, count, by: other.name })
  }
  return uses
})
