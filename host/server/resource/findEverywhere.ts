import { asc, type SQL, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import { type Locale, limits } from "../../../src/contract/limits.ts"
import type { FoundRecord } from "../../../src/contract/resource/choices.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { columnNamed, type Context } from "./context.ts"
import { recordsFound } from "./findRecords.ts"
import { titleLabel } from "./sources.ts"

/** Of so many records found the first are told. */
const maxSought = 200

/** What a record is called; one that is called by a choice, in words. */
const shownTitle = (resource: Resource, title: SQL, language: Locale): SQL => {
  const words = Object.entries(resource.fields[resource.title]?.choices ?? {})
  if (words.length === 0) return titleLabel(resource, title)
  const cases = words.map(([value, both]) => sql`when ${value} then ${wordsIn(both, language)}`)
  return sql`case ${title} ${sql.join(cases, sql` `)} else ${title} end`
}

/**
 * The first of the records found, by their title. Of a text that very many have, only some of these are put in order: to
 * fetch all of them takes longer than anybody waits for a list that grows with each letter.
 */
const firstFound = (
  db: Database,
  context: Context,
  {
    caller,
    search,
    language,
  }: { readonly caller: Caller; readonly search: string; readonly language: Locale },
) => {
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
      label: sql<string>`(${shownTitle(resource, sql`${some.title}`, language)})`.as("label"),
    })
    .from(some)
    .orderBy(asc(some.title), asc(some.id))
    .limit(limits.list.maxFoundEach)
}

/** The first records that have a text in a searched field, in each list the caller may open. */
export const findEverywhere = (
  db: Database,
  contexts: ReadonlyArray<Context>,
  asked: { readonly caller: Caller; readonly search: string; readonly language: Locale },
): Effect.Effect<ReadonlyArray<Numbered<FoundRecord>>> => {
  const open = contexts.filter(
    (context) => columnNamed(context, "searchText") && allows(context.resource.access, asked.caller.user),
  )
  if (open.length === 0 || asked.search.trim() === "") return Effect.succeed([])
  return query(() =>
    db.transaction(async (tx) => {
      // How many rows have a text is guessed badly; a table read from its beginning for want of a match is what takes long.
      await tx.execute(sql`set local enable_seqscan = off`)
      const found = open.map((context) => firstFound(tx, context, asked))
      const [first, second, ...rest] = found
      return second ? unionAll(first!, second, ...rest) : first!
    }),
  )
}
