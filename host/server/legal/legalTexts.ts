import { and, desc, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { legalTexts as contract } from "../../../src/contract/legal/legalTexts.ts"
import { limits } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { legalDocuments } from "../../../src/contract/resources/legalDocuments.ts"
import type { Caller } from "../access/caller.ts"
import { type PublicServices, requested } from "../calls/publicRequests.ts"
import { publicApplication } from "../applications/publicPages.ts"
import { type Database, query } from "../db/database.ts"
import { legalAcceptances as accepted } from "../db/legalSchema.ts"
import { companies, users } from "../db/schema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"
import { blocksOf, chooseDocument, documentsInForce, headOf, type InForce } from "./inForce.ts"

/** The address says all that the answer depends on, its language too. */
const cacheControl = `public, max-age=${limits.styleCacheMs / 1000}`

const applicationOf = ({ membership }: Caller): number | undefined =>
  "application" in membership ? (membership.application ?? undefined) : undefined

/** Staff of an application read the documents its stores agree to; root belongs to no application. */
const ownDocuments = async (db: Database, caller: Caller): Promise<ReadonlyArray<InForce>> => {
  const application = applicationOf(caller)
  if (application === undefined) return []
  const all = await documentsInForce(db, application)
  return all.filter(({ userType }) => userType === null || userType === "COMPANY")
}

/** Returns the caller's acceptance times of some documents. */
const acceptedBy = async (db: Database, caller: Caller, ids: ReadonlyArray<number>) => {
  const rows = await db
    .select({ id: accepted.documentId, at: accepted.acceptedAt })
    .from(accepted)
    .where(and(eq(accepted.userId, caller.user.id as number), inArray(accepted.documentId, [...ids, 0])))
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]))
}

/**
 * Returns the one document of each type that applies to the caller. Acceptance in one language counts in every
 * language.
 */
const listOwn = async (db: Database, caller: Caller, language: string) => {
  const own = await ownDocuments(db, caller)
  const times = await acceptedBy(
    db,
    caller,
    own.map(({ _id }) => _id),
  )
  return [...new Set(own.map(({ type }) => type))].flatMap((type) => {
    const ofType = own.filter((one) => one.type === type)
    const one = chooseDocument(ofType, { language, userType: "COMPANY" })
    if (!one) return []
    const same = ofType.filter(({ userType }) => userType === one.userType)
    const acceptedAt = same.map(({ _id }) => times.get(_id)).find((at) => at !== undefined) ?? null
    const { requiresAcceptance } = one
    return [{ ...headOf(one), requiresAcceptance, acceptedAt }]
  })
}

const ownDocument = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const own = yield* query(() => ownDocuments(db, caller))
  return own.find(({ _id }) => _id === id) ?? (yield* new NotFound())
})

const accept = Effect.fn("legal.accept")(function* (
  tx: Database,
  { params: { id }, caller }: HandlerInput<typeof contract.accept>,
) {
  yield* ownDocument(tx, caller, id)
  const { user, membership, from } = caller
  const values = {
    documentId: id,
    userId: user.id as number,
    userName: user.fullname,
    companyId: membership.kind === "company" ? membership.company : null,
    address: from.address,
    userAgent: from.userAgent ?? null,
  }
  yield* query(() => tx.insert(accepted).values(values).onConflictDoNothing())
  const times = yield* query(() => acceptedBy(tx, caller, [id]))
  return { acceptedAt: times.get(id)! }
})

const { pageNumber, pageSize } = limits.list

const pageOf = async (
  db: Database,
  id: number,
  page: { readonly pageIn?: number; readonly pageOut?: number },
) => {
  const { pageIn = pageNumber, pageOut = pageSize } = page
  const where = eq(accepted.documentId, id)
  const items = await db
    .select({
      _id: accepted.id,
      user: sql<string>`coalesce(${users.fullname}, ${accepted.userName})`,
      company: companies.name,
      acceptedAt: accepted.acceptedAt,
      address: accepted.address,
    })
    .from(accepted)
    .leftJoin(users, eq(users.id, accepted.userId))
    .leftJoin(companies, eq(companies.id, accepted.companyId))
    .where(where)
    .orderBy(desc(accepted.acceptedAt), desc(accepted.id))
    .limit(pageOut)
    .offset(pageIn * pageOut)
  const totalCount = await db.$count(accepted, where)
  return { items: items.map((one) => ({ ...one, acceptedAt: one.acceptedAt.toISOString() })), totalCount }
}

/** Handlers for legal documents: for the public and for the users who accept them. */
export const legalTextHandlers = (
  services: PublicServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const { db } = services
  const context = contextOf(contexts, legalDocuments)
  const inForce = Effect.fn("legal.inForce")(function* (input: HandlerInput<typeof contract.inForce>) {
    const { id, type } = input.params
    yield* publicApplication(db, id)
    const all = yield* query(() => documentsInForce(db, id))
    const ofType = all.filter((one) => one.type === type)
    const found = chooseDocument(ofType, input.query)
    if (!found) return yield* new NotFound()
    input.header("cache-control", cacheControl)
    const audiences = [...new Set(ofType.map(({ userType }) => userType))]
    return { ...headOf(found), blocks: blocksOf(found.body), audiences }
  })
  return {
    inForce: (input) => requested(services, input.address, inForce(input), "link"),
    mine: ({ caller, query: { language } }) => query(() => listOwn(db, caller, language)),
    read: Effect.fn("legal.read")(function* ({ caller, params: { id } }) {
      const found = yield* ownDocument(db, caller, id)
      const times = yield* query(() => acceptedBy(db, caller, [id]))
      const { requiresAcceptance, body } = found
      const acceptedAt = times.get(id) ?? null
      return { ...headOf(found), requiresAcceptance, acceptedAt, blocks: blocksOf(body) }
    }),
    accept: (input) => input.write((tx) => accept(tx, input)),
    acceptances: Effect.fn("legal.acceptances")(function* ({ caller, params: { id }, query: page }) {
      yield* readRecord(db, context, caller, id)
      return yield* query(() => pageOf(db, id, page))
    }),
  }
}
