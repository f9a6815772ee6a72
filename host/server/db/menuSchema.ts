import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import type { MenuContent } from "../../../src/contract/menu/versions/menuContent.ts"
import { applications } from "./applicationSchema.ts"
import { id, json, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"
import { orders } from "./tradeSchema.ts"

const { ingredients, menuItems, menuOptions, menus, optionGroups } = tables

const ownerColumns = () => ({
  applicationId: ref()
    .notNull()
    .references(() => applications.id),
  companyId: ref()
    .notNull()
    .references(() => companies.id),
})

const itemRef = () => ref().references(() => menuItems.id, { onDelete: "cascade" })

/** The option groups of an item, in their order, with what differs for it. */
export const itemGroups = pgTable(
  "item_groups",
  {
    ...ownerColumns(),
    item: itemRef().notNull(),
    group: ref("group_id")
      .notNull()
      .references(() => optionGroups.id),
    position: smallint().notNull(),
    min: smallint(),
    max: smallint(),
    /** Cents by the id of an option, such as a flavor in the size this item is. */
    optionPrices: json()
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.item, t.group] }),
    index().on(t.group),
    index().on(t.companyId),
    check("item_groups_min_max", sql`${t.min} >= 0 and ${t.max} >= 1 and ${t.min} <= ${t.max}`),
  ],
)

/** The ingredients of items and options. Without cents the item goes out with the ingredient; else it is sold without it. */
export const itemIngredients = pgTable(
  "item_ingredients",
  {
    id: id(),
    ...ownerColumns(),
    item: itemRef(),
    option: ref("option_id").references(() => menuOptions.id, { onDelete: "cascade" }),
    ingredient: ref()
      .notNull()
      .references(() => ingredients.id, { onDelete: "cascade" }),
    /** Cents it is cheaper by without the ingredient. */
    withoutCents: bigint({ mode: "number" }),
  },
  (t) => [
    uniqueIndex("item_ingredients_of_items").on(t.item, t.ingredient),
    uniqueIndex("item_ingredients_of_options").on(t.option, t.ingredient),
    index().on(t.ingredient),
    index().on(t.companyId),
    check("item_ingredients_of_one", sql`num_nonnulls(${t.item}, ${t.option}) = 1`),
    check("item_ingredients_without", sql`${t.withoutCents} >= 0`),
  ],
)

/** Differences of an item in one menu; without a row it is as the item and the menu say. */
export const menuPlaces = pgTable(
  "menu_places",
  {
    ...ownerColumns(),
    menu: ref()
      .notNull()
      .references(() => menus.id, { onDelete: "cascade" }),
    item: itemRef().notNull(),
    visible: boolean().notNull().default(true),
    /** Cents. */
    priceOverride: bigint({ mode: "number" }),
    position: bigint({ mode: "number" }),
  },
  (t) => [
    primaryKey({ columns: [t.menu, t.item] }),
    index().on(t.item),
    index().on(t.companyId),
    check("menu_places_price", sql`${t.priceOverride} >= 0`),
  ],
)

/**
 * Pieces of an item's stock that an order took, and those it lacks. A trigger on orders writes them, so that an order
 * takes once whatever happens to it, and gives back no more than it took.
 */
export const orderStock = pgTable(
  "order_stock",
  {
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    item: itemRef().notNull(),
    taken: bigint({ mode: "number" }).notNull(),
    short: bigint({ mode: "number" }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.item] }),
    index().on(t.item),
    check("order_stock_taken", sql`${t.taken} >= 0 and ${t.short} >= 0`),
  ],
)

/**
 * Places a change of what is sold had to reach: a public menu, or the screens a menu is edited on. Each confirms it by
 * reading the menu; rows are kept for 14 days.
 */
export const menuNotices = pgTable(
  "menu_notices",
  {
    id: id(),
    ...ownerColumns(),
    /** The first version of the menu that has the change. */
    version: bigint({ mode: "number" }).notNull(),
    /** Rows whose status changed, as `items:12`. */
    rows: text().array().notNull(),
    /** A public menu; null for the screens a menu is edited on. */
    menu: ref().references(() => menus.id, { onDelete: "cascade" }),
    sentAt: moment().notNull().defaultNow(),
    confirmedAt: moment(),
  },
  (t) => [index().on(t.companyId, t.version)],
)

/** The version of each store's menu: triggers raise it with every change of anything in it. */
export const menuRevisions = pgTable("menu_revisions", {
  companyId: ref()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  version: bigint({ mode: "number" }).notNull().default(1),
})

/**
 * States of a store's menu. The last one has no snapshot while changes join it: it is the menu as it is, and gets its
 * snapshot before the first change that does not.
 */
export const menuVersions = pgTable(
  "menu_versions",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    startedAt: moment().notNull().defaultNow(),
    at: moment().notNull().defaultNow(),
    by: ref("by_id").references(() => users.id, { onDelete: "set null" }),
    note: text(),
    restored: integer(),
    isDraft: boolean().notNull().default(false),
    snapshot: json().$type<MenuContent>(),
    /** Differences from the version before, by kind. */
    counts: json().$type<Readonly<Record<string, number>>>(),
    /** Pictures the snapshot names, which stay for it. */
    pictures: bigint({ mode: "number" })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    uniqueIndex("menu_versions_by_number").on(t.companyId, t.number),
    index("menu_versions_pictures").using("gin", t.pictures),
  ],
)
