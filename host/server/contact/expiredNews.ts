import { lt, sql } from "drizzle-orm"
import { contactRemovals, contactTyping } from "../db/contactSchema.ts"
import type { Expiring } from "../db/expiring.ts"

const dayAgo = sql`now() - interval '24 hours'`

/** Changes of contacts that every stream has sent. */
export const expiredContactNews: ReadonlyArray<Expiring> = [
  { table: contactRemovals, isOver: lt(contactRemovals.at, dayAgo) },
  { table: contactTyping, isOver: lt(contactTyping.at, dayAgo) },
]
