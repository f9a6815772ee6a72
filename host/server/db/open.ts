import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/pglite"
import type { Database } from "./database.ts"
import { startEmbedded } from "./embedded.ts"
import { type Lock, lockFolder } from "./lock.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"

/** A database ready for use. */
export interface Store {
  readonly db: Database
  readonly embedded: boolean
  /** True when it did not exist before. */
  readonly fresh: boolean
  /** Says that the first start is through: a folder whose first start was cut short is begun anew. */
  readonly complete: () => void
  readonly close: () => Promise<void>
}

/** Where the data is: a PostgreSQL address, a folder of the embedded database, or nowhere but in memory. */
export type Place = { readonly url: string } | { readonly folder: string; readonly lock?: Lock } | "memory"

/** Made by the build (`prepare.ts`): an embedded database with its tables and base data, so that a first start is quick. */
export const preparedDump = fileURLToPath(new URL("../../dist/database.tar.gz", import.meta.url))

const openEmbedded = async (folder?: string, taken?: Lock): Promise<Store> => {
  const lock = folder === undefined ? undefined : (taken ?? lockFolder(folder))
  try {
    const data = folder === undefined ? undefined : join(folder, "postgres")
    const mark = folder === undefined ? undefined : join(folder, "complete")
    const fresh = mark === undefined || !existsSync(mark)
    if (fresh && data !== undefined) rmSync(data, { recursive: true, force: true })
    const dump = fresh && existsSync(preparedDump) ? readFileSync(preparedDump) : undefined
    const embedded = await startEmbedded(data, dump)
    const db = drizzle(embedded.client, { schema, casing: "snake_case" })
    await migrate(db)
    const close = async () => {
      await embedded.close()
      lock?.release()
    }
    const complete = () => {
      if (mark !== undefined) writeFileSync(mark, "")
    }
    return { db, embedded: true, fresh, complete, close }
  } catch (cause) {
    lock?.release()
    throw cause
  }
}

/** Opens the database at `place`, migrated. `onError` hears of connections lost while idle. */
export const openStore = async (place: Place, onError: (cause: unknown) => void): Promise<Store> => {
  if (place === "memory") return openEmbedded()
  if ("folder" in place) return openEmbedded(place.folder, place.lock)
  const { openPostgres } = await import("./postgres.ts")
  return openPostgres(place.url, onError)
}
