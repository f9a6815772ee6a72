import { drizzle } from "drizzle-orm/pglite"
import { openFolder, type OpenFolder, openMemory } from "./folder.ts"
import { migrate } from "./migrate.ts"
import * as schema from "./schema.ts"
import type { OpenOptions, Store } from "./store.ts"

/** Location of the data: a PostgreSQL URL, a folder, memory only, or a database that is already open. */
export type Place =
  | { readonly url: string }
  | { readonly folder: string | OpenFolder }
  | { readonly store: Store }
  | "memory"

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
