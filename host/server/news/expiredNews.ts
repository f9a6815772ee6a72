import { sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Expiring } from "../db/expiring.ts"
import { news } from "../db/newsSchema.ts"

const { keptDays, keptReadDays } = limits.news

const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`

/** News that were read a while ago, and those too old to matter. */
export const expiredNews: Expiring = {
  table: news,
  isOver: sql`${news.readAt} < ${daysAgo(keptReadDays)} or ${news.createdAt} < ${daysAgo(keptDays)}`,
}
