import { and, asc, desc, getTableName, or, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, permissionsIn } from "../../../src/contract/access/access.ts"
import type { Reach } from "../access/reach.ts"
import type { choices as contract } from "../../../src/contract/resource/choices.ts"
import { limits } from "../../../src/contract/limits.ts"
import { nameKey } from "../../../src/contract/search/compareNames.ts"
import { Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import { among } from "../lists/bulk.ts"
import { type Database, query } from "../db/database.ts"
import { nameOrder } from "../db/searchText.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { columnContaining, containing, textContains } from "../lists/search.ts"
import type { Context } from "./context.ts"
import { findEverywhere } from "./findEverywhere.ts"
import { ownerOfRecord } from "./owner.ts"
import { reachNaming } from "./references.ts"
import type { Source, Sources } from "./sources.ts"

const idList = new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${limits.list.maxItems - 1}}$`)

const rowOf = ({ table }: Source): SQL => sql`${sql.identifier(getTableName(table))}`

const labelOf = (source: Source): SQL<string> => sql`${source.label(rowOf(source))}`

/** Rows of a source that a text finds: by their label or, where that begins with a number, by any searched text too. */
const called = ({ combined, name }: Source, label: SQL, search: string): SQL | undefined => {
  if (!combined) return textContains(label, search)
  return name
    ? or(containing(search, combined), textContains(label, search))
    : columnContaining(search, label, combined)
}

/** Labels in order; of numbered rows those whose number or name begins with the text come first. */
const orderOfChoices = (source: Source, label: SQL, search: string): ReadonlyArray<SQL> => {
  const key = nameKey(search).trim()
  const byLabel = [asc(nameOrder(label)), asc(source.table.id)]
  if (!source.name || key === "") return byLabel
  const name = source.name(rowOf(source))
  const begins = sql`starts_with(${nameOrder(label)}, ${key}) or starts_with(${nameOrder(name)}, ${key})`
  return [desc(begins), ...byLabel]
}

const zoneColumn = ({ table, zone }: Source) =>
  zone ? { timeZone: sql<string>`${zone(sql`${sql.identifier(getTableName(table))}`)}` } : {}

interface ChoiceQuery {
  readonly list?: string
  readonly owner?: number
}

/** Extra reach limit for records of a source that a record of a list names. */
const namedBy = (
  db: Database,
  contexts: ReadonlyArray<Context>,
  source: string,
  { list, owner }: ChoiceQuery,
): Effect.Effect<Reach> => {
  const context = contexts.find(({ resource }) => resource.name === list)
  if (!context || owner === undefined) return Effect.succeed({ kind: "all" })
  return ownerOfRecord(context, { tx: db }, owner).pipe(
    Effect.map(({ reach }) => reachNaming(source, reach)),
    Effect.catchTag("UnknownReference", () => Effect.succeed<Reach>({ kind: "none" })),
  )
}

/** Records of any source within reach, for those who name them without opening their list. */
export const choiceHandlers = (
  { db }: CallServices,
  sources: Sources,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => ({
  find: Effect.fn("choices.find")(function* ({ params, query: choiceQuery, caller, language }) {
    const source = sources.get(params.source)
    if (!source) return yield* new NotFound()
    if (!allows(source.access, caller.user))
      return yield* new Forbidden({
        needs: permissionsIn(source.access),
      })
    const { search = "", ids = "" } = choiceQuery
    if (ids !== "" && !idList.test(ids))
      return yield* badRequest([{ path: "query.ids", code: "format" }], language)
    const label = labelOf(source)
    const naming = yield* namedBy(db, contexts, params.source, choiceQuery)
    const where = and(
      source.within(source.isOfMembership ? caller.membership : caller.reach, db),
      source.within(naming, db),
      called(source, label, search),
      ids === "" ? undefined : among(source.table, ids.split(",").map(Number)),
    )
    return yield* query(() =>
      db
        .select({ _id: sql<number>`${source.table.id}`.mapWith(Number), label, ...zoneColumn(source) })
        .from(source.table)
        .where(where)
        .orderBy(...orderOfChoices(source, label, search))
        .limit(ids === "" ? limits.list.maxChoices : limits.list.maxItems),
    )
  }),
  everywhere: ({ query: { search }, caller, language }) =>
    findEverywhere(db, contexts, { caller, search, language }),
})
