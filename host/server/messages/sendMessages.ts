import { sql, type SQL } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { outboxMessages, people } from "../db/resourceSchema.ts"

/** What is sent to many, by the list and the number of its record. */
export interface Sending {
  readonly list: "notifications" | "campaigns"
  readonly id: number
  readonly channel: string
  readonly title: string
  readonly body: string
}

/** So many people get a message in one transaction. */
const peopleABatch = 500

/** Where a channel reaches person `p`; nowhere if they have no such address. */
const addresses: Readonly<Record<string, SQL>> = {
  EMAIL: sql`nullif(p.email, '')`,
  WHATSAPP: sql`nullif(p.phone, '')`,
}

const rowsOf = (found: unknown) => (found as { rows: ReadonlyArray<Record<string, unknown>> }).rows

/** Notes once whom a message is for: who comes to the application later gets none of it. */
export const addRecipients = (db: Database, { list, id }: Pick<Sending, "list" | "id">, reached: SQL) =>
  db.execute(sql`insert into ${messageRecipients} (list, record_id, person_id, state)
    select ${list}, ${id}::bigint, p.id, 'WAITING' from ${people} p where ${reached} on conflict do nothing`)

/**
 * Hands a message over for the next people who wait for it, and says for how many. Handing over and the note that it is done
 * are one statement: a process that dies leaves both or neither.
 */
const sendBatch = async (db: Database, { list, id, channel, title, body }: Sending, size: number) => {
  const address = addresses[channel] ?? sql`p.name`
  const done = await db.execute(sql`
    with waiting as (
      select person_id from ${messageRecipients}
      where list = ${list} and record_id = ${id}::bigint and state = 'WAITING'
      order by person_id limit ${size}::int for update
    ), reached as (
      select p.id, ${address} as address from waiting w join ${people} p on p.id = w.person_id
    ), handed as (
      insert into ${outboxMessages} (title, channel, recipient, body, key)
      select ${title}, ${channel}, address, ${body}, ${list} || '/' || ${id}::bigint || '/' || id
      from reached where address is not null
    )
    update ${messageRecipients} r set state = case when address is null then 'FAILED' else 'SENT' end, at = now()
    from reached where r.list = ${list} and r.record_id = ${id}::bigint and r.person_id = reached.id
    returning r.person_id`)
  return rowsOf(done).length
}

/** How many a message was handed over for, and how many it could not reach. */
export const countSent = async (db: Database, { list, id }: Pick<Sending, "list" | "id">) => {
  const found = await db.execute(sql`
    select count(*) filter (where state = 'SENT')::int as sent, count(*) filter (where state = 'FAILED')::int as failed
    from ${messageRecipients} where list = ${list} and record_id = ${id}::bigint`)
  const { sent = 0, failed = 0 } = rowsOf(found)[0] ?? {}
  return { sent: Number(sent), failed: Number(failed) }
}

/** Hands a message over for everybody who waits for it, and notes after each batch how far it is. */
export const sendToAll = async (
  db: Database,
  sending: Sending,
  {
    size = peopleABatch,
    noted,
  }: {
    readonly size?: number
    readonly noted: (counts: { sent: number; failed: number }) => Promise<unknown>
  },
): Promise<void> => {
  while ((await sendBatch(db, sending, size)) > 0) await noted(await countSent(db, sending))
}
