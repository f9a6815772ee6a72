import { and, lt, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import type { FileStore } from "./fileStore.ts"
import { isUsed } from "./fileUses.ts"

/** Which lists may name files, and where these are kept. */
export interface KeptFiles {
  readonly resources: ReadonlyArray<Resource>
  readonly store: FileStore | undefined
}

/** Removes files that no record has named for a day, first here and then where they are kept. */
export const sweepFiles = async (db: Database, { resources, store }: KeptFiles): Promise<void> => {
  const longAgo = sql`now() - make_interval(hours => ${limits.file.unusedHours})`
  const lastNamed = sql`coalesce(${files.namedAt}, ${files.createdAt})`
  const gone = await db
    .delete(files)
    .where(and(lt(lastNamed, longAgo), sql`not ${isUsed(resources)}`))
    .returning({ key: files.outsideKey })
  for (const { key } of gone) if (key !== null) await store?.remove(key)
}
