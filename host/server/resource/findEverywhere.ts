import { asc, sql } from "drizzle-orm"
import { type PgColumn, unionAll } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { FoundRecord } from "../../../src/contract/resource/choices.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { columnNamed, type Context } from "./context.ts"
import { recordsFound } from "./findRecords.ts"
import { titleLabel } from "./sources.ts"

const firstFound = (db: Database, context: Context, caller: Caller, search: string) => {
  const { table, resource } = context
  const title = columnNamed(context, resource.title) as PgColumn
  return db
    .select({
      source: sql<string>`${resource.name}::text`.as("source"),
      _id: sql<number>`${table.id}`.mapWith(Number).as("_id"),
      label: sql<string>`(${titleLabel(resource, sql`${title}::text`)})`.as("label"),
    })
    .from(table)
    .where(recordsFound(db, context, caller, { search }))
    .orderBy(asc(title), asc(table.id))
    .limit(limits.list.maxFoundEach)
}

/** The first records that have a text in a searched field, in each list the caller may open. */
export const findEverywhere = (
  db: Database,
  contexts: ReadonlyArray<Context>,
  caller: Caller,
  search: string,
): Effect.Effect<ReadonlyArray<Numbered<FoundRecord>>> => {
  const open = contexts.filter(
    (context) => columnNamed(context, "searchText") && allows(context.resource.access, caller.user),
  )
  const [first, second, ...rest] = open.map((context) => firstFound(db, context, caller, search))
  if (!first || search.trim() === "") return Effect.succeed([])
  return query(() => (second ? unionAll(first, second, ...rest) : first))
}
