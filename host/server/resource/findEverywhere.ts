import { and, asc, desc, type SQL, sql } from "drizzle-orm"
import { union, unionAll } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import { type Locale, limits } from "../../../src/contract/limits.ts"
import type { FoundRecord } from "../../../src/contract/resource/choices.ts"
import { isNamed } from "../../../src/contract/resource/filter.ts"
import { rankFound } from "../../../src/contract/resource/rankFound.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import { nameKey } from "../../../src/contract/search/compareNames.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { nameOrder } from "../db/searchText.ts"
import { columnNamed, type Context } from "./context.ts"
import { recordsFound } from "./findRecords.ts"
import { titleLabel } from "./sources.ts"

/** A search: its caller, its text and its language. */
interface Sought {
  readonly caller: Caller
  readonly search: string
  readonly language: Locale
}

/** Maximum number of matches fetched per list; the best of them are returned. */
const maxSought = 200

/** SQL for a record's title; a title that is a choice is translated. */
const shownTitle = (resource: Resource, title: SQL, language: Locale): SQL => {
  const words = Object.entries(resource.fields[resource.title]?.choices ?? {})
  if (words.length === 0) return titleLabel(resource, title)
  const cases = words.map(([value, both]) => sql`when ${value} then ${wordsIn(both, language)}`)
  return sql`case ${title} ${sql.join(cases, sql` `)} else ${title} end`
}

const rowsOf = (db: Database, context: Context) =>
  db
    .select({
      id: sql`${context.table.id}`.as("id"),
      title: sql`${columnNamed(context, context.resource.title)}::text`.as("title"),
    })
    .from(context.table)

/** Sorts behind every letter. */
const last = "\u{10ffff}"

/** The records found whose title begins with the text, through the index of the title; none where it has none. */
const begun = (db: Database, context: Context, { caller, search }: Sought) => {
  const { resource, table } = context
  const field = resource.fields[resource.title]
  const [title, key] = [columnNamed(context, resource.title), nameKey(search).trim()]
  if (!title || !isNamed(field) || field?.rules.masked) return undefined
  const order = nameOrder(title)
  const within = sql`${order} >= ${key} and ${order} < ${key + last}`
  return rowsOf(db, context)
    .where(and(recordsFound(db, context, caller, { search }), within))
    .orderBy(order, table.id)
    .limit(limits.list.maxFoundEach)
}

/**
 * The best of the records found: those whose title begins with the text, then the others, by their title. Of a text that very
 * many have, only some of these are put in order: to fetch all of them takes longer than anybody waits for a list that grows
 * with each letter.
 */
const firstFound = (db: Database, context: Context, { caller, search, language }: Sought) => {
  const { resource } = context
  const any = rowsOf(db, context)
    .where(recordsFound(db, context, caller, { search }))
    .limit(maxSought)
  const best = begun(db, context, { caller, search, language })
  const some = (best ? union(best, any) : any).as("some")
  const order = nameOrder(sql`${some.title}`)
  return db
    .select({
      source: sql<string>`${resource.name}::text`.as("source"),
      _id: sql<number>`${some.id}`.mapWith(Number).as("_id"),
      label: sql<string>`(${shownTitle(resource, sql`${some.title}`, language)})`.as("label"),
    })
    .from(some)
    .orderBy(desc(sql`starts_with(${order}, ${nameKey(search).trim()})`), asc(order), asc(some.id))
    .limit(limits.list.maxFoundEach)
}

/** The best of the records that have a text in a searched field, a few of each list the caller may open. */
export const findEverywhere = (
  db: Database,
  contexts: ReadonlyArray<Context>,
  search: Sought,
): Effect.Effect<ReadonlyArray<Numbered<FoundRecord>>> => {
  const open = contexts.filter(
    (context) => columnNamed(context, "searchText") && allows(context.resource.access, search.caller.user),
  )
  if (open.length === 0 || search.search.trim() === "") return Effect.succeed([])
  return query(() =>
    db.transaction(async (tx) => {
      // The planner estimates text matches badly, and scanning a table with no match takes long.
      await tx.execute(sql`set local enable_seqscan = off`)
      const found = open.map((context) => firstFound(tx, context, search))
      const [first, second, ...rest] = found
      return rankFound(await (second ? unionAll(first!, second, ...rest) : first!), search.search)
    }),
  )
}
