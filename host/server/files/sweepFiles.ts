import { and, asc, eq, isNotNull, lt, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { type FileOwner, isUnnamed } from "./fileOwner.ts"
import { type FileStore, storeOf, StoreSilent } from "./fileStore.ts"

/** Owners of files, and the store of these files. */
export interface KeptFiles {
  readonly owners: ReadonlyArray<FileOwner>
  readonly store: FileStore | undefined
}

const lastNamed = sql`coalesce(${files.namedAt}, ${files.createdAt})`
const longAgo = sql`now() - make_interval(hours => ${limits.file.unusedHours})`

/** Removes one file, first where it is kept: until that is done its row knows the key. */
const sweepFile = (db: Database, { owners, store }: KeptFiles, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const unused = and(eq(files.id, id), lt(lastNamed, longAgo), isUnnamed(owners))
    const [found] = await tx
      .select({ key: files.outsideKey })
      .from(files)
      .where(unused)
      .for("update", { skipLocked: true })
    if (!found) return
    if (found.key !== null) await storeOf(store).remove(found.key)
    await tx.delete(files).where(eq(files.id, id))
  })

/**
 * Removes files that no record has named for a day. Those that cannot be removed now stay, and are told at the end. A
 * store that does not answer is not asked again: each file holds a transaction, and an embedded database does one at a time.
 */
export const sweepFiles = async (db: Database, options: KeptFiles): Promise<void> => {
  const unused = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(lastNamed, longAgo), isUnnamed(options.owners)))
    // Files that need no store are deleted even if the store fails.
    .orderBy(isNotNull(files.outsideKey), asc(files.id))
  const failures: Array<unknown> = []
  for (const { id } of unused) {
    await sweepFile(db, options, id).catch((cause: unknown) => void failures.push(cause))
    if (failures.at(-1) instanceof StoreSilent) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unused files stay.`)
}
