import { readMigrationFiles } from "drizzle-orm/migrator"
import { places } from "../places.ts"
import type { Database } from "./database.ts"
import { applyBase } from "./base.ts"

interface Migrating {
  dialect: { migrate: (files: unknown, session: unknown, config: unknown) => Promise<void> }
  session: unknown
}

/** Brings the tables and the base data (permissions, core roles) up to date. Doing it again changes nothing. */
export const migrate = async (db: Database): Promise<void> => {
  const { dialect, session } = db as unknown as Migrating
  const migrationsFolder = places.migrations
  await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder })
  await applyBase(db)
}
