import { sql } from "drizzle-orm"
import { boolean, doublePrecision, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { applications, companies, id, moment, owner, ref, users, version } from "./schema.ts"

/** Someone known by name, apart from what they do; a delivery person may be without. */
export const people = pgTable(
  "people",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    name: text().notNull(),
  },
  (t) => [index().on(t.applicationId)],
)

/** Someone who delivers, for one company or for whoever calls. */
export const deliveryPeople = pgTable(
  "delivery_people",
  {
    id: id(),
    ...owner(),
    personId: ref().references(() => people.id, { onDelete: "set null" }),
    isOnline: boolean().notNull().default(false),
    onRoute: boolean().notNull().default(false),
    /** FREE and ON_ROUTE are known; anything else means unavailable (section 4). */
    flag: text().notNull().default("FREE"),
    /** Eleven digits. */
    cpf: text(),
    typeOfVehicle: text(),
    deliverymanPaid: boolean().notNull().default(false),
    deliveryManPaidDate: moment(),
    version: version(),
  },
  (t) => [
    index().on(t.applicationId, t.isOnline, t.onRoute),
    index().on(t.franchiseId, t.isOnline, t.onRoute),
    index().on(t.companyId, t.isOnline, t.onRoute),
    index().on(t.personId),
  ],
)

/** Where a delivery person was last. Apart from the record, so that moving rewrites nothing else. */
export const deliveryPositions = pgTable("delivery_positions", {
  deliveryPersonId: ref()
    .primaryKey()
    .references(() => deliveryPeople.id, { onDelete: "cascade" }),
  /** Degrees. */
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  at: moment().notNull(),
})

/** Whether a company delivers now, and whether somebody decided so by hand (section 4). */
export const companyDeliveries = pgTable(
  "company_deliveries",
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    isOpen: boolean().notNull().default(false),
    isManual: boolean().notNull().default(false),
    /** Since when it is as it is, and who made it so by hand. */
    changedAt: moment()
      .notNull()
      .default(sql`now()`),
    changedBy: ref().references(() => users.id, { onDelete: "set null" }),
    version: version(),
  },
  (t) => [uniqueIndex().on(t.companyId)],
)
