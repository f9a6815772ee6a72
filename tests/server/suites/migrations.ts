import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import type { Database } from "../../../host/server/db/database.ts"
import { FormerDatabase } from "../../../host/server/db/formerDatabase.ts"
import { migrate } from "../../../host/server/db/migrate.ts"
import { places } from "../../../host/server/process/places.ts"
import type { Api } from "../api.ts"

interface Table {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
  readonly indexes: Readonly<Record<string, unknown>>
}

/** The schema that the next migration will be compared with. */
const snapshot = () => {
  const folder = join(places.migrations, "meta")
  const [name] = readdirSync(folder).filter((file) => file.endsWith("_snapshot.json"))
  const { tables } = JSON.parse(readFileSync(join(folder, name!), "utf8")) as {
    readonly tables: Readonly<Record<string, Table>>
  }
  return Object.values(tables)
}

const namesIn = async (db: Database, query: string) =>
  new Set(
    ((await db.execute(query)) as { readonly rows: ReadonlyArray<{ name: string }> }).rows.map(
      ({ name }) => name,
    ),
  )

/** Tests of tables that were made by other migrations. */
export const migrationSuite = (api: () => Api) => {
  test("a new database has every column and every index that the schema claims", async () => {
    const { db } = api().server.store!
    const columns = await namesIn(
      db,
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const indexes = await namesIn(db, `select indexname as name from pg_indexes where schemaname = 'public'`)
    const claimed = snapshot()
    const lacking = [
      ...claimed
        .flatMap((table) => Object.keys(table.columns).map((name) => `${table.name}.${name}`))
        .filter((name) => !columns.has(name)),
      ...claimed.flatMap((table) => Object.keys(table.indexes)).filter((name) => !indexes.has(name)),
    ]
    expect(claimed.length).toBeGreaterThan(100)
    expect(lacking).toEqual([])
  })

  test("a database of a former version is refused with a sentence that says what to do, and stays as it is", async () => {
    const { db } = api().server.store!
    const replay = db.transaction(async (tx) => {
      await tx.execute("update drizzle.__drizzle_migrations set hash = 'former' where id = 1")
      await migrate(tx as Database)
    })
    await expect(replay).rejects.toThrow(FormerDatabase)
    await expect(replay).rejects.toThrow(
      "Set DATA_DIR to another folder, or DATABASE_URL to an empty database.",
    )
    await migrate(db)
  })
}
