import { and, asc, eq, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { CompanyDelivery } from "../../../src/contract/companies/companyDeliveries.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { companyIdWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { companies, users } from "../db/schema.ts"
import { present } from "../access/userRows.ts"
import { companyColumns } from "./companyColumns.ts"

const { id, companyId, isOpen, isManual, changedAt, changesAt, manualUntil, pauseReason, version } =
  companyDeliveries

const columns = {
  record: { _id: id, isOpen, isManual, version },
  changedAt,
  changedBy: users.fullname,
  changesAt,
  manualUntil,
  pauseReason,
  timeZone: companies.timeZone,
  company: companyColumns,
}

/** The delivery records of the caller's reach. */
export const deliveriesWithin = ({ reach }: Caller, db: Database) => companyIdWithin(companyId, reach, db)

interface DeliveryQuery {
  readonly where: SQL | undefined
  readonly order?: ReadonlyArray<SQL>
  readonly limit: number
  readonly offset?: number
}

/** Delivery records as they are answered, by number unless told. */
export const readDeliveries = async (
  db: Database,
  { where, order = [asc(id)], limit, offset = 0 }: DeliveryQuery,
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
    ({
      record,
      company,
      changedAt: at,
      changesAt: next,
      manualUntil: until,
      ...more
    }): Numbered<CompanyDelivery> => ({
      ...record,
      ...more,
      company: present(company),
      changedAt: at.toISOString(),
      changesAt: record.isManual ? null : (next?.toISOString() ?? null),
      manualUntil: until?.toISOString() ?? null,
    }),
  )
}

/** The delivery record a condition finds within reach. */
export const readDelivery = Effect.fnUntraced(function* (db: Database, caller: Caller, condition: SQL) {
  const [record] = yield* query(() =>
    readDeliveries(db, { where: and(condition, deliveriesWithin(caller, db)), limit: 1 }),
  )
  return record ?? (yield* new NotFound())
})
