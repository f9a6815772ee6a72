import { sql } from "drizzle-orm"
import type { Expiring } from "../../db/expiring.ts"
import { menuNotices } from "../../db/menuSchema.ts"

/** Days notices are kept. */
const noticeDays = 14

/** Notices of what was sold out a while ago. */
export const expiredNotices: Expiring = {
  table: menuNotices,
  isOver: sql`${menuNotices.sentAt} < now() - make_interval(days => ${noticeDays})`,
}
