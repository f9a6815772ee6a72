import { index, pgTable, smallint, text } from "drizzle-orm/pg-core"
import {
  type Application,
  applicationStatuses,
  applicationUpgrades,
} from "../../../src/contract/applications/application.ts"
import type { AdminStyle } from "../../../src/contract/applications/styles.ts"
import { id, json, moment, ref, version } from "./columns.ts"

/** A brand of the platform and the style of its panel. */
export const applications = pgTable("applications", {
  id: id(),
  name: text().notNull(),
  typeApp: text().$type<Application["typeApp"]>(),
  status: text({ enum: applicationStatuses }).notNull().default("DRAFT"),
  upgrade: text({ enum: applicationUpgrades }).notNull().default("NONE"),
  adminStyle: json().$type<AdminStyle>(),
  /** Its own Firebase project. Without one new orders are told by this server. */
  firebase: json().$type<NonNullable<Application["firebase"]>>(),
  stores: json().$type<NonNullable<Application["stores"]>>(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  version: version(),
})

/** The host names the panels of applications are served on, in lower case and without a port: each is one application's. */
export const applicationDomains = pgTable(
  "application_domains",
  {
    domain: text().primaryKey(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (t) => [index().on(t.applicationId)],
)
