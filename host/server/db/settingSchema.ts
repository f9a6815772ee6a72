import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core"
import { settingScopes } from "../../../src/contract/settings/scopes.ts"
import { id, json, moment, ref, version } from "./columns.ts"
import { companies, users } from "./schema.ts"

/** Value set for a scope; null once it inherits again. The platform's own settings have `scopeId` 0. */
export const settings = pgTable(
  "settings",
  {
    id: id(),
    key: text().notNull(),
    scope: text({ enum: settingScopes }).notNull(),
    scopeId: ref().notNull(),
    value: json().$type<boolean | number | string>(),
    version: version(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("settings_by_key").on(t.key, t.scope, t.scopeId)],
)

/** A setting somebody changed for several companies at once. */
export const settingRollouts = pgTable(
  "setting_rollouts",
  {
    id: id(),
    key: text().notNull(),
    value: json().$type<boolean | number | string>().notNull(),
    startedAt: moment().notNull().defaultNow(),
    startedBy: ref().references(() => users.id, { onDelete: "set null" }),
    undoneAt: moment(),
  },
  (t) => [index().on(t.startedBy)],
)

/** A company's value before a roll-out, null if inherited; and the version of its setting since. */
export const settingRolloutLines = pgTable(
  "setting_rollout_lines",
  {
    rolloutId: ref()
      .notNull()
      .references(() => settingRollouts.id, { onDelete: "cascade" }),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    before: json().$type<boolean | number | string>(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.rolloutId, t.companyId] }), index().on(t.companyId)],
)
