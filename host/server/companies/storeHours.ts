import { and, asc, eq, inArray } from "drizzle-orm"
import type { Opening } from "../../../src/contract/companies/companyDeliveries.ts"
import {
  type HoursException,
  openingAt,
  type StoreHours,
} from "../../../src/contract/companies/storeHours.ts"
import type { Week } from "../../../src/contract/resource/field.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"

const { openingHours } = tables

/** The clock stores open and close by. */
export interface StoreClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds the clocks on the wall are ahead of it, as a demo's may be. */
  readonly ahead: number
}

/** The hours these companies deliver by: those of deliveries alone, or else of all orders. Some have none. */
export const readStoreHours = async (
  db: Database,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, StoreHours>> => {
  const { service, week, exceptions } = openingHours
  const companyId = openingHours.companyId
  const rows = await db
    .select({ companyId, week: week!, exceptions: exceptions!, timeZone: companies.timeZone })
    .from(openingHours)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(inArray(companyId, [...ids]), inArray(service!, ["ALL", "DELIVERY"])))
    // If a company has two rows, the last one wins.
    .orderBy(asc(service!))
  return new Map(
    rows.map((row) => [
      row.companyId as number,
      {
        week: row.week as Week,
        exceptions: row.exceptions as ReadonlyArray<HoursException>,
        timeZone: row.timeZone,
      },
    ]),
  )
}

/** A delivery record as it is written. */
export interface OpeningColumns extends Opening {
  readonly changesAt: Date | null
  /** End of its manual mode, and its reason; left out without one. */
  readonly manualUntil?: Date
  readonly pauseReason?: string | null
}

/** Returns the current state of a store that follows its hours; without hours it stays as it is. */
export const openingByHours = (
  hours: StoreHours | undefined,
  { now, ahead }: StoreClock,
  isOpen: boolean,
): OpeningColumns => {
  const state = hours && openingAt(hours, now() + ahead)
  const next = state?.changesAt
  return {
    isOpen: state?.isOpen ?? isOpen,
    isManual: false,
    changesAt: next === undefined ? null : new Date(next - ahead),
  }
}

/** Returns the columns to write for a requested state: outside manual mode the company's hours decide if it is open. */
export const columnsFor = async (
  db: Database,
  clock: StoreClock,
  company: number,
  opening: Opening,
): Promise<OpeningColumns> => {
  if (opening.isManual) return { ...opening, changesAt: null }
  const hours = await readStoreHours(db, [company])
  return openingByHours(hours.get(company), clock, opening.isOpen)
}
