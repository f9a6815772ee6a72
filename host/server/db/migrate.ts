import { fileURLToPath } from "node:url"
import { readMigrationFiles } from "drizzle-orm/migrator"
import type { Database } from "./database.ts"
import { applyBase } from "./base.ts"

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

interface Migrating {
  dialect: { migrate: (files: unknown, session: unknown, config: unknown) => Promise<void> }
  session: unknown
}

/** Brings the tables and the base data (permissions, core roles) up to date. Doing it again changes nothing. */
export const migrate = async (db: Database): Promise<void> => {
  const { dialect, session } = db as unknown as Migrating
  await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder })
  await applyBase(db)
}
