import { sql } from "drizzle-orm"
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import type { DeliveryDetails } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { changeColumn, id, json, moment, ref, version } from "./columns.ts"
import { foldedText } from "./searchText.ts"
import { applications } from "./applicationSchema.ts"
import { companies, ownerColumns, users } from "./schema.ts"

/** A person's name; a delivery person may have no such record. */
export const people = pgTable(
  "people",
  {
    id: id(),
    /** Null for a delivery person of the platform itself. */
    applicationId: ref().references(() => applications.id),
    name: text().notNull(),
  },
  (t) => [
    index().on(t.applicationId),
    index("people_search").using("gin", sql`${foldedText(t.name)} gin_trgm_ops`),
  ],
)

/** Somebody who delivers, for one company or for any. */
export const deliveryPeople = pgTable(
  "delivery_people",
  {
    id: id(),
    ...ownerColumns(),
    personId: ref().references(() => people.id, { onDelete: "set null" }),
    isOnline: boolean().notNull().default(false),
    onRoute: boolean().notNull().default(false),
    /** FREE or ON_ROUTE; any other value means unavailable (section 4). */
    flag: text().notNull().default("FREE"),
    /** Eleven digits. */
    cpf: text(),
    typeOfVehicle: text(),
    deliverymanPaid: boolean().notNull().default(false),
    deliveryManPaidDate: moment(),
    /** Details beyond those of the specification. */
    details: json().$type<DeliveryDetails>().notNull().default({}),
    change: changeColumn(),
    version: version(),
  },
  (t) => [
    index().on(t.applicationId, t.isOnline, t.onRoute),
    index().on(t.franchiseId, t.isOnline, t.onRoute),
    index().on(t.companyId, t.isOnline, t.onRoute),
    index().on(t.personId),
    index().on(t.applicationId, t.flag),
    index().on(t.applicationId, t.typeOfVehicle),
    index().on(t.isOnline, t.onRoute),
    index().on(t.flag),
    index().on(t.typeOfVehicle),
    uniqueIndex("delivery_people_cpf").on(t.applicationId, t.cpf),
    uniqueIndex("delivery_people_platform_cpf")
      .on(t.cpf)
      .where(sql`application_id is null`),
    index("delivery_people_cpf_search").using("gin", t.cpf.op("gin_trgm_ops")),
    index().on(t.change),
  ],
)

/** A delivery person's last position, in a table of its own so that moving does not rewrite the record. */
export const deliveryPositions = pgTable(
  "delivery_positions",
  {
    deliveryPersonId: ref()
      .primaryKey()
      .references(() => deliveryPeople.id, { onDelete: "cascade" }),
    /** Degrees. */
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    at: moment().notNull(),
    change: changeColumn(),
  },
  (t) => [index().on(t.change)],
)

/** Delivery people who were deleted or moved to another owner. Kept for a day for streams that reconnect. */
export const deliveryRemovals = pgTable(
  "delivery_removals",
  {
    id: id(),
    deliveryPersonId: ref().notNull(),
    applicationId: ref(),
    franchiseId: ref(),
    companyId: ref(),
    at: moment()
      .notNull()
      .default(sql`now()`),
    change: changeColumn(),
  },
  (t) => [index().on(t.change), index().on(t.at)],
)

/** Online periods of delivery people; each person has at most one open period. */
export const onlineTimes = pgTable(
  "online_times",
  {
    id: id(),
    deliveryPersonId: ref()
      .notNull()
      .references(() => deliveryPeople.id, { onDelete: "cascade" }),
    onlineAt: moment()
      .notNull()
      .default(sql`now()`),
    offlineAt: moment(),
  },
  (t) => [
    index().on(t.deliveryPersonId, t.onlineAt),
    uniqueIndex("online_now")
      .on(t.deliveryPersonId)
      .where(sql`offline_at is null`),
  ],
)

/** The deliveries of each delivery person: for which company, and what they earn. */
export const races = pgTable(
  "races",
  {
    id: id(),
    deliveryPersonId: ref()
      .notNull()
      .references(() => deliveryPeople.id, { onDelete: "cascade" }),
    companyId: ref().references(() => companies.id, { onDelete: "set null" }),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    outcome: text().$type<DeliveryOutcome>(),
    /** Metres. */
    distance: integer().notNull(),
    feeCents: integer().notNull(),
  },
  (t) => [
    index().on(t.deliveryPersonId, t.startedAt),
    index().on(t.deliveryPersonId, t.finishedAt, t.feeCents),
    index().on(t.companyId),
  ],
)

/** Current delivery state of a company, and whether it was set manually (section 4). */
export const companyDeliveries = pgTable(
  "company_deliveries",
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    isOpen: boolean().notNull().default(false),
    isManual: boolean().notNull().default(false),
    /** Time of the last change, and the user who made it manually. */
    changedAt: moment()
      .notNull()
      .default(sql`now()`),
    changedBy: ref().references(() => users.id, { onDelete: "set null" }),
    /** Next time its hours open or close it, or its manual mode ends; null in endless manual mode, and without hours. */
    changesAt: moment(),
    /** End of its manual mode; null for one that lasts until somebody changes it. */
    manualUntil: moment(),
    pauseReason: text(),
    version: version(),
  },
  (t) => [uniqueIndex().on(t.companyId), index().on(t.changesAt)],
)
