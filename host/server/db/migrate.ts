import { sql } from "drizzle-orm"
import { readMigrationFiles } from "drizzle-orm/migrator"
import { places } from "../process/places.ts"
import type { Database } from "./database.ts"
import { applyBase } from "./base.ts"
import { FormerDatabase } from "./formerDatabase.ts"

interface Migrating {
  dialect: { migrate: (files: unknown, session: unknown, config: unknown) => Promise<void> }
  session: unknown
}

const journal = "drizzle.__drizzle_migrations"

interface QueryResult {
  readonly rows: ReadonlyArray<{ readonly hash?: string }>
}

/** Refuses a database that was not begun with the first of today's migrations. */
const refuseFormer = async (db: Database, firstHash: string) => {
  const journals = (await db.execute(sql`select 1 where to_regclass(${journal}) is not null`)) as QueryResult
  if (journals.rows.length === 0) return
  const { rows } = (await db.execute(
    sql.raw(`select hash from ${journal} order by id limit 1`),
  )) as QueryResult
  if (rows.every(({ hash }) => hash === firstHash)) return
  throw new FormerDatabase()
}

/** Brings the tables and the base data (permissions, core roles) up to date. Doing it again changes nothing. */
export const migrate = async (db: Database): Promise<void> => {
  const { dialect, session } = db as unknown as Migrating
  const migrationsFolder = places.migrations
  const files = readMigrationFiles({ migrationsFolder })
  await refuseFormer(db, files[0]?.hash ?? "")
  // Each as one script: to send its statements one by one takes half as long again.
  const scripts = files.map((file) => ({ ...file, sql: [file.sql.join(";\n")] }))
  await dialect.migrate(scripts, session, { migrationsFolder })
  await applyBase(db)
}
