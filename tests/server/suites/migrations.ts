import { expect, test } from "vitest"
import type { Database } from "../../../host/server/db/database.ts"
import { FormerDatabase } from "../../../host/server/db/formerDatabase.ts"
import { migrate } from "../../../host/server/db/migrate.ts"
import type { Api } from "../api.ts"

/** Tests of tables that were made by other migrations. */
export const migrationSuite = (api: () => Api) => {
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
