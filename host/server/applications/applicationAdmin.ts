import { and, eq, or, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { applicationAdmin as contract } from "../../../src/contract/applications/applicationAdmin.ts"
import { limits } from "../../../src/contract/limits.ts"
import { plainName } from "../../../src/contract/search/folded.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { FileServices } from "../files/fileServices.ts"
import type { Caller } from "../access/caller.ts"
import { aboutRecord, linesOf, notingFile } from "../audit/history.ts"
import { type Database, query } from "../db/database.ts"
import { applications } from "../db/applicationSchema.ts"
import { nameOrder, uniqueText } from "../db/searchText.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { countRows } from "../lists/totals.ts"
import { textContains } from "../lists/search.ts"
import { applicationsWithin, readApplication, readApplications } from "./applicationRows.ts"
import {
  createApplication,
  noteApplicationFile,
  removeApplication,
  saveApplication,
} from "./applicationWrites.ts"

/** Applications whose name contains a text; an empty one is in every name. */
const nameContains = (name = ""): SQL | undefined => textContains(applications.name, name)

/** One page of applications, by number. */
const pageOf = Effect.fn("applications.page")(function* (
  db: Database,
  { membership }: Caller,
  input: HandlerInput<typeof contract.page>["query"],
) {
  const { pageIn, pageOut = limits.list.pageSize, name, status, upgrade } = input
  const where = and(
    applicationsWithin(membership),
    nameContains(name),
    status && eq(applications.status, status),
    upgrade && eq(applications.upgrade, upgrade),
  )
  const totalCount = yield* query(() => countRows(db, applications, where))
  const page = { limit: pageOut, offset: (pageIn ?? limits.list.pageNumber) * pageOut }
  return { items: yield* query(() => readApplications(db, where, page)), totalCount }
})

/** The application of an id, or the one that is called so. */
const nameOf = Effect.fn("applications.named")(function* (
  db: Database,
  { membership }: Caller,
  target: string,
) {
  const text = target.trim()
  const isCalledSo = sql`${uniqueText(applications.name)} = ${plainName(text)}`
  const isIt = /^[1-9]\d{0,14}$/.test(text) ? or(eq(applications.id, Number(text)), isCalledSo) : isCalledSo
  const [found] = yield* query(() =>
    db
      .select({ _id: applications.id, name: applications.name })
      .from(applications)
      .where(and(applicationsWithin(membership), isIt))
      .orderBy(sql`(${applications.id}::text = ${text}) desc`, applications.id)
      .limit(1),
  )
  return found ?? (yield* new NotFound())
})

/** History of an application, for callers who can reach it. */
const historyOf = (
  db: Database,
  caller: Caller,
  id: number,
  input: HandlerInput<typeof contract.history>["query"],
) =>
  Effect.flatMap(readApplication(db, caller, id), (record) =>
    linesOf(db, aboutRecord("applications", id), input).pipe(
      notingFile(input, noteApplicationFile(db, caller, record)),
    ),
  )

/** Applications, as those who manage them do (section 7). */
export const applicationAdminHandlers = ({
  db,
  fileOwners,
}: Pick<FileServices, "db" | "fileOwners">): HandlersOf<typeof contract> => ({
  page: ({ caller, query: search }) => pageOf(db, caller, search),
  upgrades: ({ caller: { membership }, query: { typeApp, status } }) => {
    const where = and(
      applicationsWithin(membership),
      eq(applications.typeApp, typeApp),
      eq(applications.status, status),
    )
    return query(() => readApplications(db, where, { limit: limits.list.maxUnpaged }))
  },
  search: ({ caller: { membership }, query: { name } }) =>
    query(() =>
      db
        .select({ _id: applications.id, name: applications.name })
        .from(applications)
        .where(and(applicationsWithin(membership), nameContains(name)))
        .orderBy(nameOrder(applications.name), applications.id)
        .limit(limits.list.maxUnpaged),
    ),
  named: ({ params: { id }, caller }) => nameOf(db, caller, id),
  create: ({ body, caller, write }) => write((tx) => createApplication(tx, caller, fileOwners, body)),
  save: ({ params: { id }, body, version, caller, write }) =>
    write((tx) => saveApplication(tx, caller, fileOwners, { id, body, version })),
  remove: ({ params: { id }, caller, write }) => write((tx) => removeApplication(tx, caller, id)),
  history: ({ params: { id }, query: search, caller }) => historyOf(db, caller, id, search),
})
