import { eq } from "drizzle-orm"
import type { MenuStore } from "../../../../src/contract/menu/menuData.ts"
import type { UsualStopEnd } from "../../../../src/contract/menu/usualStopEnds.ts"
import { readStoreHours, type StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { companyDeliveries } from "../../db/deliverySchema.ts"
import { companies } from "../../db/schema.ts"
import { asText, settingOfCompany } from "../../platformSettings/effective.ts"

/** State of a store, open or not, and until when it stays so. Every editor that is open asks for it every few seconds. */
export const readOpening = async (db: Database, company: number) => {
  const { isOpen, changesAt, manualUntil, companyId } = companyDeliveries
  const [row] = await db
    .select({ isOpen, changesAt, manualUntil })
    .from(companyDeliveries)
    .where(eq(companyId, company))
  const changes = row?.manualUntil ?? row?.changesAt
  return {
    ...(typeof row?.isOpen === "boolean" && { isOpen: row.isOpen }),
    ...(changes && { changesAt: changes.toISOString() }),
  }
}

const soldOutReturnsAt = asText<UsualStopEnd>(settingOfCompany("menu.soldOutReturnsAt", companies.id))

/** A store as its menu has it: its clock, its hours, and if it is open. */
export const readMenuStore = async (db: Database, clock: StoreClock, company: number): Promise<MenuStore> => {
  const { name, timeZone } = companies
  const [store] = await db
    .select({ name, timeZone, soldOutReturnsAt })
    .from(companies)
    .where(eq(companies.id, company))
  const hours = (await readStoreHours(db, [company])).get(company)
  return {
    _id: company,
    ...(store ?? { name: "", timeZone: "" }),
    ...(await readOpening(db, company)),
    ...(hours && { hours: { week: hours.week, exceptions: hours.exceptions } }),
    ...(clock.ahead !== 0 && { clockAheadMs: clock.ahead }),
  }
}
