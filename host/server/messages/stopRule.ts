import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { tables } from "../db/described/tables.ts"
import { acceptsMessages } from "./audience.ts"
import { rowsOf, type SentCounts } from "./sendMessages.ts"

const { campaigns, people } = tables

/** Minimum number of messages: a share of fewer says little. */
const minMessages = 20

/**
 * Pauses a campaign of which more than its share failed, or was answered by no longer accepting offers; true where it did. Whoever lets
 * it go on raises the share first, or it stops after the next batch.
 */
export const stopWhereUnwanted = async (
  db: Database,
  id: number,
  { sent, failed }: SentCounts,
): Promise<boolean> => {
  if (sent + failed < minMessages) return false
  const stopped = await db.execute(sql`
    update ${campaigns} c set status = 'PAUSED', problem = 'STOPPED', updated_at = now(), version = c.version + 1
    where c.id = ${id}::bigint and c.status = 'SCHEDULED' and c.stop_share is not null
      and 100 * (${failed}::int + (select count(*) from ${messageRecipients} r join ${people} p on p.id = r.person_id
        where r.list = 'campaigns' and r.record_id = c.id and r.state = 'SENT' and not (${acceptsMessages({ to: "CUSTOMER" })})))
        > c.stop_share * ${sent + failed}::int
    returning c.id`)
  return rowsOf(stopped).length > 0
}
