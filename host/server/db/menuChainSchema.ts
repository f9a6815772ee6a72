import { sql } from "drizzle-orm"
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import { applications } from "./applicationSchema.ts"
import { id, json, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"

const { menuItems, menuOptions, optionGroups } = tables

/** The model store whose menu a store has. A trigger ends it when the two no longer belong together. */
export const menuFollows = pgTable(
  "menu_follows",
  {
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    companyId: ref()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    modelId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** True if the model store's last change could not be made here. */
    isBehind: boolean().notNull().default(false),
    since: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.modelId), check("menu_follows_another", sql`${t.companyId} <> ${t.modelId}`)],
)

const followerRef = () =>
  ref()
    .notNull()
    .references(() => menuFollows.companyId, { onDelete: "cascade" })

/** The rows that a store has of its model store: `list` by its name in the editor's calls. */
export const inheritedRows = pgTable(
  "inherited_rows",
  {
    companyId: followerRef(),
    list: text().notNull(),
    row: ref("row_id").notNull(),
    source: ref().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.row] }),
    uniqueIndex("inherited_rows_once").on(t.companyId, t.list, t.source),
  ],
)

/** Values that a store which follows another one has of its own. Its rows have them too; this says whose they are. */
export const storeOverrides = pgTable(
  "store_overrides",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    companyId: followerRef(),
    item: ref().references(() => menuItems.id, { onDelete: "cascade" }),
    option: ref("option_id").references(() => menuOptions.id, { onDelete: "cascade" }),
    group: ref("group_id").references(() => optionGroups.id, { onDelete: "cascade" }),
    /** Cents. */
    price: bigint({ mode: "number" }),
    status: text(),
    soldOutUntil: moment(),
    visible: boolean(),
  },
  (t) => [
    uniqueIndex("store_overrides_of_items").on(t.item),
    uniqueIndex("store_overrides_of_options").on(t.option),
    uniqueIndex("store_overrides_of_groups").on(t.group),
    index().on(t.companyId),
    check("store_overrides_of_one", sql`num_nonnulls(${t.item}, ${t.option}, ${t.group}) = 1`),
    check("store_overrides_price", sql`${t.price} >= 0`),
  ],
)

/** Copies of a menu to other stores. */
export const menuCopies = pgTable(
  "menu_copies",
  {
    id: id(),
    applicationId: ref()
      .notNull()
      .references(() => applications.id),
    /** The store whose menu was copied. */
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    startedBy: ref().references(() => users.id, { onDelete: "set null" }),
    startedAt: moment().notNull().defaultNow(),
    undoneAt: moment(),
  },
  (t) => [index().on(t.companyId)],
)

/** A store that a menu was copied to, and the changes that take that back. */
export const menuCopyLines = pgTable(
  "menu_copy_lines",
  {
    copyId: ref()
      .notNull()
      .references(() => menuCopies.id, { onDelete: "cascade" }),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    inverse: json().$type<ReadonlyArray<MenuOp>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.copyId, t.companyId] }), index().on(t.companyId)],
)
