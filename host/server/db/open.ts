import { drizzle } from "drizzle-orm/pglite"
import type { Database } from "./database.ts"
import { openFolder, type OpenFolder, openMemory } from "./folder.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"

/** A database ready for use. */
export interface Store {
  readonly db: Database
  readonly embedded: boolean
  /** Resolves with the cause when an embedded database stopped by itself: it does not come back in this process. */
  readonly ended: Promise<unknown>
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

/** What happens while a database is opened, and to it later. */
export interface OpenOptions {
  /** Told of connections lost while idle. */
  readonly onError: (cause: unknown) => void
  /** Puts the first data into the migrated database, while no other process prepares it. */
  readonly fill: (db: Database, it: { readonly isNewEmbedded: boolean }) => Promise<void>
}

const openEmbedded = async (
  { embedded, fresh, complete, release }: OpenFolder,
  { fill }: OpenOptions,
): Promise<Store> => {
  const database = await embedded
  const close = async () => {
    await database.close()
    release()
  }
  try {
    const db = drizzle(database.client, { schema, casing: "snake_case" })
    await migrate(db)
    await fill(db, { isNewEmbedded: fresh })
    complete()
    return { db, embedded: true, ended: database.ended, listen: database.listen, close }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** Opens the database at `place`, migrated and filled. */
export const openStore = async (place: Place, options: OpenOptions): Promise<Store> => {
  if (place === "memory") return openEmbedded(openMemory(), options)
  if ("store" in place) return place.store
  if ("folder" in place)
    return openEmbedded(typeof place.folder === "string" ? openFolder(place.folder) : place.folder, options)
  const { openPostgres } = await import("./postgres.ts")
  return openPostgres(place.url, options)
}
