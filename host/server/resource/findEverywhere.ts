import { asc, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/pg-core"
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

/** Of so many records found the first are told. */
const maxSought = 200

/**
 * The first of the records found, by their title. Of a text that very many have, only some of these are put in order: to
 * fetch all of them takes longer than anybody waits for a list that grows with each letter.
 */
const firstFound = (db: Database, context: Context, caller: Caller, search: string) => {
  const { table, resource } = context
  const some = db
    .select({
      id: sql`${table.id}`.as("id"),
      title: sql`${columnNamed(context, resource.title)}::text`.as("title"),
    })
    .from(table)
    .where(recordsFound(db, context, caller, { search }))
    .limit(maxSought)
    .as("some")
  return db
    .select({
      source: sql<string>`${resource.name}::text`.as("source"),
      _id: sql<number>`${some.id}`.mapWith(Number).as("_id"),
      label: sql<string>`(${titleLabel(resource, sql`${some.title}`)})`.as("label"),
    })
    .from(some)
    .orderBy(asc(some.title), asc(some.id))
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
  if (open.length === 0 || search.trim() === "") return Effect.succeed([])
  return query(() =>
    db.transaction(async (tx) => {
      // How many rows have a text is guessed badly; a table read from its beginning for want of a match is what takes long.
      await tx.execute(sql`set local enable_seqscan = off`)
      const found = open.map((context) => firstFound(tx, context, caller, search))
      const [first, second, ...rest] = found
      return second ? unionAll(first!, second, ...rest) : first!
    }),
  )
}
