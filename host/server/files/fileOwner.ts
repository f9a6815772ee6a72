import { and, eq, or, type SQL, sql } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"

/** A feature whose rows name files. Its conditions stand in a query over `files`, about the row at hand. */
export interface FileOwner {
  /** SQL: true if any of its rows names the file. */
  readonly isNamed: SQL
  /** SQL: true if one of its rows that this caller may read names the file; undefined if they may read none. */
  readonly isOpenTo: (db: Database, caller: Caller) => SQL | undefined
}

/** SQL: true if nothing names the file. */
export const isUnnamed = (owners: ReadonlyArray<FileOwner>): SQL =>
  sql`not ${or(sql`false`, ...owners.map(({ isNamed }) => isNamed))}`

/** SQL: true if this caller may read the file: by one of its owners, or as their own upload that nothing names. */
export const isFileOpenTo = (db: Database, caller: Caller, owners: ReadonlyArray<FileOwner>): SQL => {
  const ownUpload = and(eq(files.uploadedBy, caller.user.id as number), isUnnamed(owners))
  return or(sql`false`, ownUpload, ...owners.map(({ isOpenTo }) => isOpenTo(db, caller)))!
}
