import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  type CompanyDelivery,
  CompanyDeliveryExists,
  NoCompanyViewed,
  type Opening,
  StaleCompanyDelivery,
} from "../../../src/contract/companies/companyDeliveries.ts"
import type { KeptOpening } from "../../../src/contract/deliveryAreas/deliveryAreaCalls.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import { type CompanyWritten, noteCompanyWrites } from "../audit/auditedLists.ts"
import { type Database, query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { among } from "../lists/bulk.ts"
import { type SentVersion, isStale, isUnversioned } from "../calls/versions.ts"
import { deliveriesWithin, readDeliveries, readDelivery } from "./companyDeliveryRows.ts"
import { columnsFor, type OpeningColumns, type StoreClock } from "./storeHours.ts"

const { id, companyId, version } = companyDeliveries

/** Locks the record until the transaction ends. */
const lockDelivery = Effect.fnUntraced(function* (tx: Database, caller: Caller, condition: SQL) {
  const where = and(condition, deliveriesWithin(caller, tx))
  yield* query(() => tx.select({ id }).from(companyDeliveries).where(where).for("update"))
  return yield* readDelivery(tx, caller, condition)
})

type Delivery = Numbered<CompanyDelivery>

const opening = ({ isOpen: opens, isManual: byHand }: Opening) => ({ isOpen: opens, isManual: byHand })

const auditOf = (before: Delivery | undefined, after: Delivery | undefined): CompanyWritten => {
  const { _id = 0, company } = after ?? before ?? {}
  return {
    id: _id,
    company: company?._id ?? 0,
    ...(before ? { before: opening(before) } : {}),
    ...(after ? { after: opening(after) } : {}),
  }
}

/** Records in the audit log what became of a delivery record. */
const note = (
  tx: Database,
  caller: Caller,
  before: Delivery | undefined,
  after: Delivery | undefined,
  unversioned = false,
) =>
  noteCompanyWrites(tx, caller, "companyDeliveries", [
    { ...auditOf(before, after), isUnversioned: unversioned },
  ])

/** Records which delivery records are about to be deleted, each with what it held. */
export const noteRemovals = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  ids: ReadonlyArray<number>,
) {
  const where = among(companyDeliveries, ids)
  const records = yield* query(() => readDeliveries(tx, { where, limit: ids.length }))
  const removals = records.map((record) => auditOf(record, undefined))
  yield* noteCompanyWrites(tx, caller, "companyDeliveries", removals)
})

const writeOpening = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  record: Numbered<CompanyDelivery>,
  opening: OpeningColumns,
  unversioned = false,
) {
  yield* query(() =>
    tx
      .update(companyDeliveries)
      .set({
        manualUntil: null,
        pauseReason: null,
        ...opening,
        changedAt: new Date(),
        changedBy: caller.user.id,
        version: sql`${version} + 1`,
      })
      .where(eq(id, record._id)),
  )
  const after = yield* readDelivery(tx, caller, eq(id, record._id))
  yield* note(tx, caller, record, after, unversioned)
  return after
})

const isSame = (one: Opening, other: Opening) =>
  one.isOpen === other.isOpen && one.isManual === other.isManual

/** Opens or closes the viewed company's store. A request for the current state changes nothing: neither who set it nor since when. */
export const openStore = Effect.fn("companyDeliveries.open")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  opening: Opening,
) {
  const { reach } = caller
  if (reach.kind !== "company") return yield* new NoCompanyViewed()
  const record = yield* lockDelivery(tx, caller, eq(companyId, reach.company))
  const requested = yield* query(() => columnsFor(tx, clock, reach.company, opening))
  return isSame(record, requested) ? record : yield* writeOpening(tx, caller, record, requested)
})

/** Opens or closes the viewed company's store for some minutes, with a reason; it then follows its hours again. */
export const keepStore = Effect.fn("companyDeliveries.keep")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  { isOpen, minutes, reason }: KeptOpening,
) {
  const { reach } = caller
  if (reach.kind !== "company") return yield* new NoCompanyViewed()
  const record = yield* lockDelivery(tx, caller, eq(companyId, reach.company))
  const until = new Date(clock.now() + minutes * 60_000)
  const pauseReason = reason ?? null
  return yield* writeOpening(tx, caller, record, {
    isOpen,
    isManual: true,
    changesAt: until,
    manualUntil: until,
    pauseReason,
  })
})

/** Makes the delivery record of a company that has none. */
export const createDelivery = Effect.fn("companyDeliveries.create")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  company: number,
  requested: Opening,
) {
  const [known] = yield* query(() =>
    tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, company), companiesWithin(caller.reach))),
  )
  if (!known) return yield* new NotFound()
  const opening = yield* query(() => columnsFor(tx, clock, company, requested))
  const [created] = yield* query(() =>
    tx
      .insert(companyDeliveries)
      .values({ ...opening, companyId: company, changedBy: caller.user.id })
      .onConflictDoNothing()
      .returning({ id }),
  )
  if (!created) return yield* new CompanyDeliveryExists()
  const record = yield* readDelivery(tx, caller, eq(id, created.id))
  yield* note(tx, caller, undefined, record)
  return record
})

/** Saves a delivery record unless somebody else saved it since the caller read it. */
export const saveDelivery = Effect.fn("companyDeliveries.save")(function* (
  tx: Database,
  clock: StoreClock,
  caller: Caller,
  deliveryId: number,
  { version: read, ...opening }: Opening & { readonly version?: number },
  sentVersion: SentVersion,
) {
  const record = yield* lockDelivery(tx, caller, eq(id, deliveryId))
  if (isStale(record, read, sentVersion)) return yield* new StaleCompanyDelivery({ current: record })
  const requested = yield* query(() => columnsFor(tx, clock, record.company!._id, opening))
  return yield* writeOpening(tx, caller, record, requested, isUnversioned(read, sentVersion))
})

/** Deletes a delivery record. */
export const removeDelivery = Effect.fn("companyDeliveries.remove")(function* (
  tx: Database,
  caller: Caller,
  deliveryId: number,
) {
  const record = yield* lockDelivery(tx, caller, eq(id, deliveryId))
  yield* note(tx, caller, record, undefined)
  yield* query(() => tx.delete(companyDeliveries).where(eq(id, record._id)))
})
