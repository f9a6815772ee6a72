import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { ViewShown } from "../../../src/contract/views/savedViews.ts"
import { id, json, moment, ref } from "./columns.ts"
import { applications } from "./applicationSchema.ts"
import { companies, franchises, users } from "./schema.ts"
import { uniqueText } from "./searchText.ts"

/** No two views of one person and list have the same name. */
export const viewNameTaken = "saved_views_by_name"

/**
 * Views people keep of a list. A shared one names the company, franchise or application it is for, none for the
 * platform's own people, and stays when its author goes.
 */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    list: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    isShared: boolean().notNull(),
    applicationId: ref().references(() => applications.id, { onDelete: "cascade" }),
    franchiseId: ref().references(() => franchises.id, { onDelete: "cascade" }),
    companyId: ref().references(() => companies.id, { onDelete: "cascade" }),
    shown: json().$type<ViewShown>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex(viewNameTaken).on(t.userId, t.list, uniqueText(t.name)),
    index("saved_views_by_list").on(t.list, t.companyId),
  ],
)

/** The view a person's list opens with. */
export const defaultViews = pgTable(
  "default_views",
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
    viewId: ref()
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] }), index("default_views_by_view").on(t.viewId)],
)
