import { and, asc, eq, inArray, ne, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { brazilianZones } from "../../../src/contract/places/timeZones.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { writeAudit } from "../audit/audit.ts"
import { settleOpenings } from "./openings.ts"
import type { StoreClock } from "./storeHours.ts"
import { query } from "../db/database.ts"
import { auditLines } from "../db/auditSchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies, users } from "../db/schema.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const { openingHours: table } = tables

const storesOf = (owners: ReadonlyArray<OwnerIds>) => [
  ...new Set(owners.flatMap(({ companyId }) => companyId ?? [])),
]

/** The clock a company's hours are read by; null for a zone outside Brazil, which the company keeps. */
const clockOf = (id: unknown) =>
  sql`(select ${JSON.stringify(brazilianZones)}::jsonb ->> c.time_zone from ${companies} c
    join ${table} h on h.company_id = c.id where h.id = ${id})`

/**
 * Gives a store another clock. Its other hours are read by it from then on: each gets another version, so that no save
 * made from an older one takes the clock back, and a line in the log.
 */
const setClock = Effect.fnUntraced(function* (
  { tx, caller }: RuleScope,
  owner: OwnerIds,
  timeZone: string,
  saved: number | undefined,
) {
  const company = owner.companyId as number
  const [store] = yield* query(() =>
    tx
      .select({ label: companies.name, zone: companies.timeZone })
      .from(companies)
      .where(eq(companies.id, company)),
  )
  const old = entryOf(brazilianZones, store!.zone) ?? null
  if (old === timeZone) return
  yield* query(() => tx.update(companies).set({ timeZone }).where(eq(companies.id, company)))
  const otherHours = yield* query(() =>
    tx
      .update(table)
      .set({ version: sql`${table.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(table.companyId, company), saved === undefined ? undefined : ne(table.id, saved)))
      .returning({ id: table.id }),
  )
  const changes = [{ field: "timeZone", old, new: timeZone }]
  const line = { list: openingHours.name, action: "UPDATE", label: store!.label, owner, changes } as const
  yield* writeAudit(
    tx,
    caller,
    otherHours.map(({ id }) => ({ ...line, recordId: id as number })),
  )
})

/** Stores open and close by their hours as soon as these are written. */
export const openingHoursRules = (clock: StoreClock) =>
  rulesOf(openingHours, {
    lock: (tx, owners) =>
      query(async () => {
        const stores = inArray(companies.id, storesOf(owners))
        await tx
          .select({ id: companies.id })
          .from(companies)
          .where(stores)
          .orderBy(asc(companies.id))
          .for("no key update")
      }),
    create: (at, { timeZone }, owner) =>
      Effect.as(timeZone ? setClock(at, owner, timeZone, undefined) : Effect.void, {}),
    save: (at, { _id }, { timeZone }, owner) =>
      Effect.as(timeZone ? setClock(at, owner, timeZone, _id as number) : Effect.void, {}),
    written: (tx, owners) => query(() => settleOpenings(tx, clock, storesOf(owners))),
    derive: (id) => ({
      timeZone: clockOf(id),
      lastUpdatedBy: sql`(select u.fullname from ${auditLines} a join ${users} u on u.id = a.actor
        where a.list = ${openingHours.name}::text and a.record_id = ${id} and a.action in ('CREATE', 'UPDATE') and a.result = 'DONE'
        order by a.id desc limit 1)`,
    }),
  })
