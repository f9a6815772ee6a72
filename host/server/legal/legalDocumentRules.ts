import { and, eq, isNotNull, ne, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { legalDocuments } from "../../../src/contract/resources/legalDocuments.ts"
import { type Database, query } from "../db/database.ts"
import { legalAcceptances } from "../db/legalSchema.ts"
import { tables } from "../db/described/tables.ts"
import { noteSuperseded } from "../resource/noteSuperseded.ts"
import { rulesOf } from "../resource/rules.ts"

const { legalDocuments: table } = tables

/** The documents one takes the place of: those of its application, type, audience and language. */
const alike = (
  id: number,
) => sql`(${table.applicationId}, ${table.type}, coalesce(${table.userType}, ''), ${table.language}) =
  (select t.application_id, t.type, coalesce(t.user_type, ''), t.language from ${table} t where t.id = ${id})`

/** Numbers the edition. Two at once, or two in one call, get two numbers: each is written before the next is read. */
const numberEdition = async (tx: Database, id: number, application: number) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal documents'), ${application}::int)`)
  const [last] = await tx
    .select({ edition: sql<number>`coalesce(max(${table.edition}), 0)::int` })
    .from(table)
    .where(and(alike(id), isNotNull(table.publishedAt)))
  const edition = (last?.edition ?? 0) + 1
  const publishedAt = new Date()
  await tx.update(table).set({ edition, publishedAt }).where(eq(table.id, id))
  return { edition, publishedAt: publishedAt.toISOString() }
}

const inForce = (tx: Database, id: number) =>
  tx
    .select({ id: sql<number>`${table.id}::int`, label: sql<string>`${table.title}` })
    .from(table)
    .where(and(alike(id), eq(table.status, "PUBLISHED"), ne(table.id, id)))

/** Publishing numbers a document; a trigger of its table then supersedes the one that was in force. */
export const legalDocumentRules = rulesOf(legalDocuments, {
  derive: (id) => ({
    acceptances: sql`(select count(*)::int from ${legalAcceptances} a where a.document_id = ${id})`,
  }),
  move: Effect.fnUntraced(function* ({ tx, caller }, { _id, owner }) {
    const [id, application] = [Number(_id), Number(owner?._id)]
    const numbered = yield* query(() => numberEdition(tx, id, application))
    const former = yield* query(() => inForce(tx, id))
    yield* noteSuperseded(tx, caller, { list: legalDocuments.name, applicationId: application }, former)
    return numbered
  }),
  // A document that was in force stays readable, whoever accepted it.
  remove: (_, { status }) =>
    status === "DRAFT" ? Effect.void : Effect.fail(new RecordInUse({ by: "publication", count: 1 })),
})
