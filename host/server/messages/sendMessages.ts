import { sql, type SQL } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { Registry } from "./registries.ts"
import type { Recipient } from "./unsubscribing.ts"
import { unsubscribeSentence } from "../mail/unsubscribe.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const { outboxMessages } = tables

/** Identifies a sending: the list and number of its record, and the registry of its recipients. */
export interface SentRecord {
  readonly list: "notifications" | "campaigns"
  readonly id: number
  readonly registry: Registry
}

/** A message to many. */
export interface Sending extends SentRecord {
  readonly channel: string
  readonly title: string
  readonly body: string
  readonly deepLink?: string | null
  /** The condition person `p` fulfils who still wants it when their turn comes. */
  readonly wanted: SQL
}

/** Numbers of people a message was handed over for, could not reach, and whose result is unknown. */
export interface SentCounts {
  readonly sent: number
  readonly failed: number
  readonly unconfirmed: number
}

/** Address of person `p` on a channel; null without one. */
const addresses: Readonly<Record<string, SQL>> = {
  EMAIL: sql`nullif(p.email, '')`,
  WHATSAPP: sql`nullif(p.phone, '')`,
}

/** The address of person `p` for a channel; who uses the app is reached by their name. */
export const addressOf = ({ channel }: Sending): SQL => entryOf(addresses, channel) ?? sql`p.name`

/** The rows a statement answered. */
export const rowsOf = (found: unknown) => (found as { rows: ReadonlyArray<Record<string, unknown>> }).rows

/** The recipients of one message. */
export const isOf = ({ list, id }: SentRecord) => sql`list = ${list} and record_id = ${id}::bigint`

/** The next of those who wait for a message and still want it; who withdrew is passed over. */
export const nextWaiting = (sending: Sending, count: number) => sql`
  select person_id, at from ${sending.registry.recipients}
  where ${isOf(sending)} and state = 'WAITING' and (at is null or at <= now())
    and exists (select from ${sending.registry.people} p where p.id = person_id and ${sending.wanted})
  order by person_id limit ${count}::int`

/** True if a recipient is due. */
export const isAnybodyNext = async (db: Database, sending: Sending): Promise<boolean> => {
  const found = await db.execute(sql`select exists (${nextWaiting(sending, 1)}) as next`)
  return rowsOf(found)[0]?.["next"] === true
}

/** Forgets those who were passed over, once all others had their turn. */
export const forgetWithdrawn = (db: Database, sending: Sending) =>
  db.execute(sql`delete from ${sending.registry.recipients} where ${isOf(sending)} and state = 'WAITING'
    and not exists (select from ${sending.registry.people} p where p.id = person_id and ${sending.wanted})`)

/** Returns the time the next waiting recipient is due; undefined if nobody waits. */
export const nextTurn = async (db: Database, of: SentRecord): Promise<Date | undefined> => {
  const found = await db.execute(
    sql`select min(at) as at from ${of.registry.recipients} where ${isOf(of)} and state = 'WAITING'`,
  )
  const at = rowsOf(found)[0]?.["at"]
  return at ? new Date(at as string) : undefined
}

/**
 * Notes once whom a message is for: who comes to the application later gets none of it. Of a share in percent, the same people however
 * often this is begun, it is noted that they get nothing.
 */
export const addRecipients = (
  db: Database,
  { list, id, registry: { people, recipients } }: SentRecord,
  reached: SQL,
  controlShare = 0,
) =>
  db.execute(sql`insert into ${recipients} (list, record_id, person_id, state, at)
    select ${list}, ${id}::bigint, chosen.id, case when is_control then 'CONTROL' else 'WAITING' end,
      case when is_control then now() end
    from (select p.id, mod(abs(hashtext(${list} || ${id}::bigint || '/' || p.id)::bigint), 100) < ${controlShare}::int
      as is_control from ${people} p where ${reached}) chosen on conflict do nothing`)

/** Resets failed recipients to waiting; those with an unknown result are left alone. */
export const retryRecipients = (db: Database, of: SentRecord) =>
  db.execute(
    sql`update ${of.registry.recipients} set state = 'WAITING', at = null where ${isOf(of)} and state = 'FAILED'`,
  )

/** The end of each of the next letters, by the person; undefined for messages that are not letters. */
const endsOfLetters = async (db: Database, sending: Sending, { size, unsubscribeLink }: Keeping) => {
  if (sending.channel !== "EMAIL") return undefined
  const { registry } = sending
  const next = rowsOf(await db.execute(nextWaiting(sending, size)))
  return Object.fromEntries(
    next.map(({ person_id: person }) => {
      const link = unsubscribeLink({ registry, person: Number(person) })
      return [String(person), `\n\n${unsubscribeSentence.ptBr} ${link}`]
    }),
  )
}

/** The batch size of a message, and the links by which its readers unsubscribe. */
interface Keeping {
  readonly size: number
  readonly unsubscribeLink: (of: Recipient) => string
}

/**
 * Leaves a message in the outbox for the next people who wait for it. Handing over and the note that it is done are one
 * statement: a process that dies leaves both or neither.
 */
export const keepBatch = async (db: Database, sending: Sending, keeping: Keeping): Promise<SentCounts> => {
  const { list, id, channel, title, body, registry } = sending
  const ends = await endsOfLetters(db, sending, keeping)
  const isWritten = ends ? sql`jsonb_exists(${JSON.stringify(ends)}::jsonb, p.id::text)` : sql`true`
  const text = ends ? sql`${body}::text || (${JSON.stringify(ends)}::jsonb ->> id::text)` : sql`${body}`
  const result = await db.execute(sql`
    with waiting as (
      ${nextWaiting(sending, keeping.size)} for update
    ), reached as (
      select p.id, ${addressOf(sending)} as address from waiting w
      join ${registry.people} p on p.id = w.person_id and ${isWritten}
    ), handed as (
      insert into ${outboxMessages} (title, channel, recipient, body, outcome, key)
      select ${title}, ${channel}, address, ${text}, 'KEPT', ${list} || '/' || ${id}::bigint || '/' || ${registry.mark} || id
      from reached where address is not null
    )
    update ${registry.recipients} r set state = case when address is null then 'FAILED' else 'SENT' end, at = now()
    from reached where r.list = ${list} and r.record_id = ${id}::bigint and r.person_id = reached.id
    returning r.state`)
  const states = rowsOf(result)
  const sent = states.filter(({ state }) => state === "SENT").length
  return { sent, failed: states.length - sent, unconfirmed: 0 }
}

/** Counts a message's results so far; messages the mail server has not confirmed yet are left out. */
export const countSent = async (db: Database, of: SentRecord): Promise<SentCounts> => {
  const found = await db.execute(sql`
    select count(*) filter (where state = 'SENT')::int as sent, count(*) filter (where state = 'FAILED')::int as failed,
      count(*) filter (where state = 'UNCONFIRMED')::int as unconfirmed
    from ${of.registry.recipients} where ${isOf(of)}`)
  const { sent = 0, failed = 0, unconfirmed = 0 } = rowsOf(found)[0] ?? {}
  return { sent: Number(sent), failed: Number(failed), unconfirmed: Number(unconfirmed) }
}
