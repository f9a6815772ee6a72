import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { applications } from "./applicationSchema.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Address, SocialNetworks } from "../../../src/contract/session/currentUser.ts"
import { companies as companyList } from "../../../src/contract/resources/companies.ts"
import { franchises as franchiseList } from "../../../src/contract/resources/franchises.ts"
import { recordColumns } from "./described/recordColumns.ts"
import { recordIndexes } from "./described/recordIndexes.ts"
import { id, json, moment, ref, version } from "./columns.ts"
import {
  addressHash,
  foldedText,
  isForeignPicture,
  nameOrder,
  searchText,
  spacedText,
  uniqueText,
} from "./searchText.ts"

/** A regional operator of an application: the table of a described list, which companies and users stand on. */
export const franchises = pgTable(
  "franchises",
  {
    ...(recordColumns(franchiseList) as Record<never, never>),
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    name: text().notNull(),
    status: text().notNull().default("ACTIVE"),
  },
  (t) => recordIndexes(franchiseList, t),
)

/** A restaurant, a supermarket or a partner; it may belong to a franchise. The table of a described list, too. */
export const companies = pgTable(
  "companies",
  {
    ...(recordColumns(companyList) as Record<never, never>),
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    franchise: ref("franchise_id").references(() => franchises.id),
    name: text().notNull(),
    type: text({ enum: ["restaurant", "supermarket", "partner"] }).notNull(),
    shoppingFlow: text({ enum: ["MENU", "PRODUCT", "PARTNER"] }),
    status: text().notNull().default("APPROVED"),
    /** Time zone of its opening hours, as an IANA name. */
    timeZone: text().notNull().default(limits.timeZone),
    place: point({ mode: "tuple" }),
    /** Degrees; both null while the company has no place. */
    longitude: doublePrecision().generatedAlwaysAs(sql`place[0]`),
    latitude: doublePrecision().generatedAlwaysAs(sql`place[1]`),
  },
  (t) => [
    ...recordIndexes(companyList, t),
    index("companies_name_search").using("gin", sql`${foldedText(t.name)} gin_trgm_ops`),
  ],
)

/** The owner of a record: the platform (all null), an application, a franchise or a company. */
export const ownerColumns = () => ({
  applicationId: ref().references(() => applications.id),
  franchiseId: ref().references(() => franchises.id),
  companyId: ref().references(() => companies.id),
})

/** Added to the end of a sort index, so that skipping to a page far down reads the index alone. */
const ownerIndexColumns = <A>(t: Record<"applicationId" | "franchiseId" | "companyId", A>): [A, A, A] => [
  t.applicationId,
  t.franchiseId,
  t.companyId,
]

/** Someone who signs in. Without a password hash nobody can sign in as them. */
export const users = pgTable(
  "users",
  {
    id: id(),
    ...ownerColumns(),
    username: text().notNull(),
    email: text().notNull(),
    fullname: text().notNull(),
    passwordHash: text(),
    isRoot: boolean().notNull().default(false),
    isApplication: boolean().notNull().default(false),
    disabledAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** Language of the panel at the last sign-in; used for mail. */
    language: text({ enum: ["ptBr", "en"] }),
    pic: text(),
    occupation: text(),
    companyName: text(),
    phone: text(),
    address: json().$type<Address>(),
    socialNetworks: json().$type<SocialNetworks>(),
    shopper: json(),
    version: version(),
    searchText: text().generatedAlwaysAs(searchText),
    spacedText: text().generatedAlwaysAs(spacedText),
  },
  (t) => [
    index("users_by_foreign_picture").on(addressHash(t.pic)).where(isForeignPicture(t.pic)),
    uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
    uniqueIndex("users_username_unique").on(uniqueText(t.username)),
    index().on(t.applicationId, t.id),
    index().on(t.franchiseId, t.id),
    index().on(t.companyId, t.id),
    index("users_by_fullname").on(nameOrder(t.fullname), t.id, ...ownerIndexColumns(t), t.fullname),
    index("users_by_username").on(nameOrder(t.username), t.id, ...ownerIndexColumns(t), t.username),
    index("users_by_email").on(nameOrder(t.email), t.id, ...ownerIndexColumns(t), t.email),
    index("users_search").using("gin", t.searchText.op("gin_trgm_ops")),
    index("users_short_search").using("gin", t.spacedText.op("gin_trgm_ops")),
  ],
)

/**
 * The number of users in all (`all`, owner 0), of each application and of each company. Triggers on `users` maintain it,
 * so that a list does not count them. Each connection writes to one of a few shards, so that writers rarely wait.
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

/** The permissions a role may have; parents (level 1) group children (level 2). */
export const permissions = pgTable("permissions", {
  id: id(),
  name: text().notNull().unique(),
  titlePtBr: text().notNull(),
  titleEn: text().notNull(),
  level: smallint().notNull(),
  parentId: ref(),
  position: smallint().notNull(),
})

/** A named set of permissions. Core roles, which the platform updates itself, have a `baseName`. */
export const roles = pgTable(
  "roles",
  {
    id: id(),
    ...ownerColumns(),
    title: text().notNull(),
    isCoreRole: boolean().notNull().default(false),
    baseName: text().unique(),
    version: version(),
  },
  (t) => [
    index().on(t.applicationId),
    index().on(t.franchiseId),
    index().on(t.companyId),
    index("roles_by_title").on(nameOrder(t.title), t.id, t.title),
    index("roles_title_search").using("gin", sql`${foldedText(t.title)} gin_trgm_ops`),
  ],
)

/** The permissions of each role. */
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

/** The roles of each user. The database refuses to delete a role that a user holds. */
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
