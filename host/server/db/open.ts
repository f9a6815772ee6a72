import { drizzle } from "drizzle-orm/pglite"
import type { Database } from "./database.ts"
import { openFolder, type OpenFolder, openMemory } from "./folder.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"

/** A database ready for use. */
export interface Store {
  readonly db: Database
  readonly embedded: boolean
  /** True when it did not exist before. */
  readonly fresh: boolean
  /** To be called when the first start is through. */
  readonly complete: () => void
  /** Hears every `pg_notify` on a channel, from whichever process; gives the way to stop. A ring may be lost. */
  readonly listen: (channel: string, heard: () => void) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

/** Where the data is: at a PostgreSQL address, in a folder, in memory only, or in a database opened already. */
export type Place =
  | { readonly url: string }
  | { readonly folder: string | OpenFolder }
  | { readonly store: Store }
  | "memory"

const openEmbedded = async ({ embedded, fresh, complete, release }: OpenFolder): Promise<Store> => {
  const database = await embedded
  const close = async () => {
    await database.close()
    release()
  }
  try {
    const db = drizzle(database.client, { schema, casing: "snake_case" })
    await migrate(db)
    return { db, embedded: true, fresh, complete, listen: database.listen, close }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** Opens the database at `place`, migrated. `onError` hears of connections lost while idle. */
export const openStore = async (place: Place, onError: (cause: unknown) => void): Promise<Store> => {
  if (place === "memory") return openEmbedded(openMemory())
  if ("store" in place) return place.store
  if ("folder" in place)
    return openEmbedded(typeof place.folder === "string" ? openFolder(place.folder) : place.folder)
  const { openPostgres } = await import("./postgres.ts")
  return openPostgres(place.url, onError)
}
