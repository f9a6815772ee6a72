import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import type { AdminStyle } from "../../../src/contract/styles.ts"
import type { Address, SocialNetworks } from "../../../src/contract/currentUser.ts"
import { id, moment, ref, version } from "./columns.ts"
import { searchText, spacedText } from "./searchText.ts"

/** A brand of the platform, with the look of its panel. */
export const applications = pgTable("applications", {
  id: id(),
  name: text().notNull(),
  /** The host its panel is served on, in lower case and without a port. */
  domain: text().unique(),
  adminStyle: jsonb().$type<AdminStyle>(),
})

/** A regional operator of an application. */
export const franchises = pgTable(
  "franchises",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    name: text().notNull(),
  },
  (t) => [index().on(t.applicationId)],
)

/** A restaurant, a supermarket or a partner; it may belong to a franchise. */
export const companies = pgTable(
  "companies",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    franchiseId: ref().references(() => franchises.id),
    name: text().notNull(),
    type: text({ enum: ["restaurant", "supermarket", "partner"] }).notNull(),
    shoppingFlow: text({ enum: ["MENU", "PRODUCT", "PARTNER"] }),
    /** Degrees; both null for a company of which nobody said where it is. */
    longitude: doublePrecision(),
    latitude: doublePrecision(),
  },
  (t) => [
    index().on(t.applicationId),
    index().on(t.franchiseId),
    index("companies_by_name").on(t.name, t.id),
    index("companies_name_search").using("gin", t.name.op("gin_trgm_ops")),
  ],
)

/** Whose a record is: the platform's (all null), an application's, a franchise's or a company's. */
export const owner = () => ({
  applicationId: ref().references(() => applications.id),
  franchiseId: ref().references(() => franchises.id),
  companyId: ref().references(() => companies.id),
})

/** After what a list is sorted by, an index has whose the rows are: a page far down is counted off in it alone. */
const reach = <A>(t: Record<"applicationId" | "franchiseId" | "companyId", A>): [A, A, A] => [
  t.applicationId,
  t.franchiseId,
  t.companyId,
]

/** Someone who signs in. Without a password hash nobody can sign in as them. */
export const users = pgTable(
  "users",
  {
    id: id(),
    ...owner(),
    username: text().notNull(),
    email: text().notNull(),
    fullname: text().notNull(),
    passwordHash: text(),
    isRoot: boolean().notNull().default(false),
    isApplication: boolean().notNull().default(false),
    disabledAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    pic: text(),
    occupation: text(),
    companyName: text(),
    phone: text(),
    address: jsonb().$type<Address>(),
    socialNetworks: jsonb().$type<SocialNetworks>(),
    shopper: jsonb(),
    version: version(),
    searchText: text().generatedAlwaysAs(searchText),
    spacedText: text().generatedAlwaysAs(spacedText),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
    uniqueIndex("users_username_unique").on(sql`lower(${t.username})`),
    index().on(t.applicationId, t.id),
    index().on(t.franchiseId, t.id),
    index().on(t.companyId, t.id),
    index("users_by_fullname").on(t.fullname, t.id, ...reach(t)),
    index("users_by_username").on(t.username, t.id, ...reach(t)),
    index("users_by_email").on(t.email, t.id, ...reach(t)),
    index("users_search").using("gin", t.searchText.op("gin_trgm_ops")),
    index("users_short_search").using("gin", t.spacedText.op("gin_trgm_ops")),
  ],
)

/**
 * How many users there are in all (`all`, owner 0), in an application and in a company: kept by triggers on `users`,
 * so that a list need not count them. Each connection adds to one of a few shards, so that writers rarely meet.
 */
export const userCounts = pgTable(
  "user_counts",
  {
    scope: text({ enum: ["all", "application", "company"] }).notNull(),
    owner: ref().notNull(),
    shard: smallint().notNull(),
    users: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.owner, t.shard] })],
)

/** The franchises a franchise user runs. */
export const userFranchises = pgTable(
  "user_franchises",
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    franchiseId: ref()
      .notNull()
      .references(() => franchises.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.franchiseId] }), index().on(t.franchiseId)],
)

/** What a role may hold; parents (level 1) group children (level 2). */
export const permissions = pgTable("permissions", {
  id: id(),
  name: text().notNull().unique(),
  titlePtBr: text().notNull(),
  titleEn: text().notNull(),
  level: smallint().notNull(),
  parentId: ref(),
  position: smallint().notNull(),
})

/** A named set of permissions. `baseName` marks the core roles the platform itself keeps up to date. */
export const roles = pgTable(
  "roles",
  {
    id: id(),
    ...owner(),
    title: text().notNull(),
    isCoreRole: boolean().notNull().default(false),
    baseName: text().unique(),
    version: version(),
  },
  (t) => [
    index().on(t.applicationId),
    index().on(t.franchiseId),
    index().on(t.companyId),
    index("roles_by_title").on(t.title, t.id),
    index("roles_title_search").using("gin", t.title.op("gin_trgm_ops")),
  ],
)

/** The permissions a role holds. */
export const rolePermissions = pgTable(
  "role_permissions",
  {
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: "cascade" }),
    permissionId: ref()
      .notNull()
      .references(() => permissions.id),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.permissionId] })],
)

/** The roles a user holds. A held role cannot be deleted: the database itself refuses. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: "restrict" }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index().on(t.roleId, t.userId)],
)
