import { jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { settingScopes } from "../../../src/contract/settings/scopes.ts"
import { id, moment, ref, version } from "./columns.ts"

/** What somebody gave a setting for a scope; null once it inherits again. The platform's own have `scopeId` 0. */
export const settings = pgTable(
  "settings",
  {
    id: id(),
    key: text().notNull(),
    scope: text({ enum: settingScopes }).notNull(),
    scopeId: ref().notNull(),
    value: jsonb().$type<boolean | number | string>(),
    version: version(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("settings_by_key").on(t.key, t.scope, t.scopeId)],
)
