import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  type companyDeliveries as contract,
  type CompanyDelivery,
  CompanyDeliveryExists,
  NoCompanyViewed,
  type Opening,
  StaleCompanyDelivery,
} from "../../../src/contract/companies/companyDeliveries.ts"
import { limits } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { type CompanyWritten, noteCompanyWrites } from "../audit/auditedLists.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { companies, users } from "../db/schema.ts"
import { columnsFor, type OpeningColumns, type StoreClock } from "./storeHours.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import { among } from "../lists/bulk.ts"
import { countRows } from "../lists/paging.ts"
import { present } from "../users/userRows.ts"
import { companiesWithin, companyIdWithin } from "../access/reach.ts"
import { isStale } from "../lists/versions.ts"

const { id, companyId, isOpen, isManual, changedAt, changesAt, version } = companyDeliveries

const columns = {
  record: { _id: id, isOpen, isManual, version },
  changedAt,
  changedBy: users.fullname,
  changesAt,
  timeZone: companies.timeZone,
  company: {
    _id: companies.id,
    name: companies.name,
    type: companies.type,
    shoppingFlow: companies.shoppingFlow,
  },
}

/** The delivery records of the caller's reach. */
export const deliveriesWithin = ({ reach }: Caller, db: Database) => companyIdWithin(companyId, reach, db)

interface Wanted {
  readonly where: SQL | undefined
  readonly order?: ReadonlyArray<SQL>
  readonly limit: number
  readonly offset?: number
}

/** Delivery records as they are answered, by number unless told. */
export const readDeliveries = async (
  db: Database,
  { where, order = [asc(id)], limit, offset = 0 }: Wanted,
) => {
  const rows = await db
    .select(columns)
    .from(companyDeliveries)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(users, eq(users.id, companyDeliveries.changedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(
    ({ record, company, changedAt: at, changesAt: next, ...more }): Numbered<CompanyDelivery> => ({
      ...record,
      ...more,
      company: present(company),
      changedAt: at.toISOString(),
      changesAt: next?.toISOString() ?? null,
    }),
  )
}

export const readDelivery = Effect.fnUntraced(function* (db: Database, caller: Caller, wanted: SQL) {
  const [record] = yield* query(() =>
    readDeliveries(db, { where: and(wanted, deliveriesWithin(caller, db)), limit: 1 }),
  )
  return record ?? (yield* new NotFound())
})

/** Locks the record until the transaction ends. */
const hold = Effect.fnUntraced(function* (tx: Database, caller: Caller, wanted: SQL) {
  const where = and(wanted, deliveriesWithin(caller, tx))
  yield* query(() => tx.select({ id }).from(companyDeliveries).where(where).for("update"))
  return yield* readDelivery(tx, caller, wanted)
})

type Delivery = Numbered<CompanyDelivery>

const opening = ({ isOpen: opens, isManual: byHand }: Opening) => ({ isOpen: opens, isManual: byHand })

const told = (before: Delivery | undefined, after: Delivery | undefined): CompanyWritten => {
  const { _id = 0, company } = after ?? before ?? {}
  return {
    id: _id,
    company: company?._id ?? 0,
    ...(before ? { before: opening(before) } : {}),
    ...(after ? { after: opening(after) } : {}),
  }
}

/** Records in the audit log what became of a delivery record. */
const note = (tx: Database, caller: Caller, before: Delivery | undefined, after: Delivery | undefined) =>
  noteCompanyWrites(tx, caller, "companyDeliveries", [told(before, after)])

/** Records which delivery records are about to be deleted, each with what it held. */
export const noteRemovals = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  ids: ReadonlyArray<number>,
) {
  const where = among(companyDeliveries, ids)
  const records = yield* query(() => readDeliveries(tx, { where, limit: ids.length }))
  const removals = records.map((record) => told(record, undefined))
  yield* noteCompanyWrites(tx, caller, "companyDeliveries", removals)
})

const put = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  record: Numbered<CompanyDelivery>,
  opening: OpeningColumns,
) {
  yield* query(() =>
    tx
      .update(companyDeliveries)
      .set({
        ...opening,
        changedAt: new Date(),
        changedBy: caller.user.id,
        version: sql`${version} + 1`,
      })
      .where(eq(id, record._id)),
  )
  const after = yield* readDelivery(tx, caller, eq(id, record._id))
  yield* note(tx, caller, record, after)
  return after
})

const isSame = (one: Opening, other: Opening) =>
  one.isOpen === other.isOpen && one.isManual === other.isManual

/** A request for the current state changes nothing: neither who set it nor since when. */
const open = Effect.fn("companyDeliveries.open")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  wish: Opening,
) {
  const { reach } = caller
  if (reach.kind !== "company") return yield* new NoCompanyViewed()
  const record = yield* hold(tx, caller, eq(companyId, reach.company))
  const requested = yield* query(() => columnsFor(tx, clock, reach.company, wish))
  return isSame(record, requested) ? record : yield* put(tx, caller, record, requested)
})

const create = Effect.fn("companyDeliveries.create")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  company: number,
  wish: Opening,
) {
  const [known] = yield* query(() =>
    tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, company), companiesWithin(caller.reach))),
  )
  if (!known) return yield* new NotFound()
  const opening = yield* query(() => columnsFor(tx, clock, company, wish))
  const [made] = yield* query(() =>
    tx
      .insert(companyDeliveries)
      .values({ ...opening, companyId: company, changedBy: caller.user.id })
      .onConflictDoNothing()
      .returning({ id }),
  )
  if (!made) return yield* new CompanyDeliveryExists()
  const record = yield* readDelivery(tx, caller, eq(id, made.id))
  yield* note(tx, caller, undefined, record)
  return record
})

/** The delivery records of the caller's reach. */
export const companyDeliveryHandlers = ({ db, storeClock }: Tools): HandlersOf<typeof contract> => ({
  list: ({ caller }) =>
    query(() => readDeliveries(db, { where: deliveriesWithin(caller, db), limit: limits.list.maxUnpaged })),
  page: Effect.fn("companyDeliveries.page")(function* ({ query: asked, caller }) {
    const { pageIn = limits.list.pageNumber, pageOut = limits.list.pageSize } = asked
    const wanted = asked.companyId === undefined ? undefined : eq(companyId, asked.companyId)
    const where = and(wanted, deliveriesWithin(caller, db))
    const totalCount = yield* query(() => countRows(db, companyDeliveries, where))
    const page = { where, limit: pageOut, offset: pageIn * pageOut }
    return { items: yield* query(() => readDeliveries(db, page)), totalCount }
  }),
  get: ({ params, caller }) => readDelivery(db, caller, eq(id, params.id)),
  create: ({ params, body, caller, write }) =>
    write((tx) => create(tx, storeClock, caller, params.companyId, body)),
  open: ({ body, caller, write }) => write((tx) => open(tx, storeClock, caller, body)),
  save: ({ params, body, version: asked, caller, write }) =>
    write(
      Effect.fnUntraced(function* (tx) {
        const record = yield* hold(tx, caller, eq(id, params.id))
        if (yield* isStale(record, body.version, asked))
          return yield* new StaleCompanyDelivery({ current: record })
        const requested = yield* query(() => columnsFor(tx, storeClock, record.company!._id, body))
        return yield* put(tx, caller, record, requested)
      }),
    ),
  remove: ({ params, caller, write }) =>
    write(
      Effect.fnUntraced(function* (tx) {
        const record = yield* hold(tx, caller, eq(id, params.id))
        yield* note(tx, caller, record, undefined)
        yield* query(() => tx.delete(companyDeliveries).where(eq(id, record._id)))
      }),
    ),
})
