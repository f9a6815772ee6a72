import { eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { PrepException, PrepTimes } from "../../../src/contract/companies/prepMinutesAt.ts"
import type { prepTimes as contract } from "../../../src/contract/companies/prepTimes.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"
import type { Caller } from "../access/caller.ts"
import { noteCompanyWrites } from "../audit/auditedLists.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { namedCompany } from "./namedCompany.ts"

const { openingHours } = tables

const savedMinutes = sql<number | null>`${companies}.prep_minutes`.mapWith(Number)

/** Preparation times of these companies, by number; each store's usual one is that of its company. */
export const readPrepTimes = async (
  db: Database,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, PrepTimes>> => {
  const { companyId, service, prepTimes } = openingHours
  const stores = await db
    .select({ id: companies.id, minutes: savedMinutes, timeZone: companies.timeZone })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  const hours = await db
    .select({ companyId, service: service!, prepTimes: prepTimes! })
    .from(openingHours)
    .where(inArray(companyId, [...ids]))
  const exceptionsOf = (company: number): ReadonlyArray<PrepException> =>
    hours
      .filter((row) => row.companyId === company)
      .flatMap((row) =>
        (row.prepTimes as ReadonlyArray<Omit<PrepException, "service">>).map(
          ({ weekdays, from, until, minutes }) => ({
            service: row.service as string,
            weekdays,
            from,
            until,
            minutes,
          }),
        ),
      )
  return new Map(
    stores.map(({ id, minutes, timeZone }) => [
      id,
      { usualMinutes: minutes ?? orderLimits.usualPrepMinutes, exceptions: exceptionsOf(id), timeZone },
    ]),
  )
}

/** Minutes a company usually takes to prepare an order. */
export const usualMinutesOf = async (db: Database, company: number): Promise<number> => {
  const [row] = await db.select({ minutes: savedMinutes }).from(companies).where(eq(companies.id, company))
  return row?.minutes ?? orderLimits.usualPrepMinutes
}

/**
 * Sets a company's usual preparation time, with a line in the company's history. The company gets another version, so
 * that no save made from an older one takes the time back.
 */
export const setUsualMinutes = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  company: number,
  minutes: number,
) {
  const [locked] = yield* query(() =>
    tx
      .select({ prepMinutes: savedMinutes })
      .from(companies)
      .where(eq(companies.id, company))
      .for("no key update"),
  )
  if (!locked || (locked.prepMinutes ?? orderLimits.usualPrepMinutes) === minutes) return
  yield* query(() =>
    tx.execute(sql`update ${companies} set prep_minutes = ${minutes}, version = version + 1, updated_at = now()
      where id = ${company}`),
  )
  yield* noteCompanyWrites(tx, caller, "companies", [
    { id: company, company, before: locked, after: { prepMinutes: minutes } },
  ])
})

const read = Effect.fnUntraced(function* (db: Database, company: number) {
  const found = yield* query(() => readPrepTimes(db, [company]))
  return found.get(company)!
})

/** Handlers for the preparation times of a store. */
export const prepTimeHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  read: Effect.fn("prepTimes.read")(function* ({ query: { company }, caller }) {
    return yield* read(db, yield* namedCompany(db, caller, company))
  }),
  save: ({ query: { company }, body, caller, write }) =>
    write(
      Effect.fn("prepTimes.save")(function* (tx) {
        const id = yield* namedCompany(tx, caller, company)
        yield* setUsualMinutes(tx, caller, id, body.usualMinutes)
        return yield* read(tx, id)
      }),
    ),
})
