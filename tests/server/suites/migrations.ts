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

  test("preparation times of order settings go on as the companies', none above the limit", async () => {
    const { db } = api().server.store!
    const file = join(places.migrations, "0010_prep_times.sql")
    const rolledBack = new Error("The test is over.")
    const found: Array<unknown> = []
    const replay = db.transaction(async (tx) => {
      const rows = async (query: string) =>
        ((await tx.execute(query)) as { readonly rows: ReadonlyArray<Record<string, unknown>> }).rows
      await rows("alter table order_settings add prep_minutes integer default 35 not null")
      await rows(
        "insert into order_settings (company_id, prep_minutes) values (1, 20) on conflict do nothing",
      )
      await rows("update order_settings set prep_minutes = 20 where company_id = 1")
      await rows("delete from order_settings where company_id <> 1")
      await rows("update companies set prep_minutes = case id when 2 then 600 when 3 then null else 50 end")
      await rows(
        `update opening_hours set prep_times = '[{"minutes": 300}, {"minutes": 40}]' where company_id = 1`,
      )
      for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint"))
        await tx.execute(statement)
      found.push(
        await rows("select prep_minutes::int from companies where id < 5 order by id"),
        await rows("select distinct prep_times from opening_hours where company_id = 1"),
        await rows(
          "select 1 from information_schema.columns where table_name = 'order_settings' and column_name = 'prep_minutes'",
        ),
      )
      throw rolledBack
    })
    await expect(replay).rejects.toBe(rolledBack)
    expect(found).toEqual([
      [20, 240, null, 50].map((minutes) => ({ prep_minutes: minutes })),
      [{ prep_times: [{ minutes: 240 }, { minutes: 40 }] }],
      [],
    ])
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
