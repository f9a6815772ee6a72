import { eq } from "drizzle-orm"
import type { MenuStore } from "../../../../src/contract/menu/menuData.ts"
import type { UsualStopEnd } from "../../../../src/contract/menu/usualStopEnds.ts"
import { readStoreHours, type StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { companyDeliveries } from "../../db/deliverySchema.ts"
import { companies } from "../../db/schema.ts"
import { asText, settingOfCompany } from "../../platformSettings/effective.ts"

/** A store's name and clock, and whether it is open. */
const readStore = async (db: Database, company: number) => {
  const { isOpen, changesAt, manualUntil } = companyDeliveries
  const [row] = await db
    .select({
      name: companies.name,
      timeZone: companies.timeZone,
      isOpen,
      changesAt,
      manualUntil,
      soldOutReturnsAt: asText<UsualStopEnd>(settingOfCompany("menu.soldOutReturnsAt", companies.id)),
    })
    .from(companies)
    .leftJoin(companyDeliveries, eq(companyDeliveries.companyId, companies.id))
    .where(eq(companies.id, company))
  const changes = row?.manualUntil ?? row?.changesAt
  return {
    name: row?.name ?? "",
    timeZone: row?.timeZone ?? "",
    opening: {
      ...(typeof row?.isOpen === "boolean" && { isOpen: row.isOpen }),
      ...(changes && { changesAt: changes.toISOString() }),
    },
    ...(row && { soldOutReturnsAt: row.soldOutReturnsAt }),
  }
}

/** State of a store, open or not, and until when it stays so. */
export const readOpening = async (db: Database, company: number) => (await readStore(db, company)).opening

/** A store as its menu has it: its clock, its hours, and if it is open. */
export const readMenuStore = async (db: Database, clock: StoreClock, company: number): Promise<MenuStore> => {
  const { opening, ...store } = await readStore(db, company)
  const hours = (await readStoreHours(db, [company])).get(company)
  return {
    _id: company,
    ...store,
    ...opening,
    ...(hours && { hours: { week: hours.week, exceptions: hours.exceptions } }),
    ...(clock.ahead !== 0 && { clockAheadMs: clock.ahead }),
  }
}
