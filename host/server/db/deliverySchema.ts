import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import type { DeliveryDetails, DeliveryOutcome } from "../../../src/contract/deliveryPerson.ts"
import { id, moment, ref, version } from "./columns.ts"
import { applications, companies, owner, users } from "./schema.ts"

/**
 * The transaction that wrote a row last. The stream of changes reads the rows whose writer was not yet through when
 * it last looked, so that nothing is left out, in whatever order writers come to their end.
 */
export const thisTransaction = sql<number>`pg_current_xact_id()::text::bigint`
const change = () =>
  bigint({ mode: "number" })
    .notNull()
    .default(thisTransaction)
    .$onUpdate(() => thisTransaction)

/** Someone known by name, apart from what they do; a delivery person may be without. */
export const people = pgTable(
  "people",
  {
    id: id(),
    /** Null for somebody who delivers for the platform itself. */
    applicationId: ref().references(() => applications.id),
    name: text().notNull(),
  },
  (t) => [index().on(t.applicationId), index("people_search").using("gin", t.name.op("gin_trgm_ops"))],
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
    /** What is kept beyond what the specification names. */
    details: jsonb().$type<DeliveryDetails>().notNull().default({}),
    change: change(),
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

/** Where a delivery person was last. Apart from the record, so that moving rewrites nothing else. */
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
    change: change(),
  },
  (t) => [index().on(t.change)],
)

/** Who left whose reach: deleted, or given to another company. Kept for a day, for streams that come back. */
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
    change: change(),
  },
  (t) => [index().on(t.change), index().on(t.at)],
)

/** The times a delivery person was online; one without an end at most. */
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

/** The deliveries someone made, for which company, and what they earn by them. */
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
