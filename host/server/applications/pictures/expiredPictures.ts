import { lt, sql } from "drizzle-orm"
import type { Expiring } from "../../db/expiring.ts"
import { fetchedPictures } from "../../db/fileSchema.ts"

/** Copies of pictures nobody looks at: while anybody does, they are renewed daily. */
export const expiredPictures: Expiring = {
  table: fetchedPictures,
  isOver: lt(fetchedPictures.triedAt, sql`now() - interval '30 days'`),
}
