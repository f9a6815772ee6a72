import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { type Mail, MailPutOff, MailRefused, MailUnconfirmed } from "../mail/mail.ts"
import { plainMail } from "../mail/templateMail.ts"
import { addressOf, isOf, nextWaiting, rowsOf, type Sending, type SentCounts } from "./sendMessages.ts"
import type { Recipient } from "./unsubscribing.ts"

const { outboxMessages } = tables

/** So many letters of one message are on their way at once. */
const maxConcurrent = 5

/** A mail server has answered within ten minutes, or never will (`smtpTimeouts`). */
const answerMinutes = 15

/** Minutes until an address that took no mail is tried again, once. */
const putOffMinutes = 15

/** The connections and links that sending a batch needs. */
interface Batch {
  readonly db: Database
  readonly mail: Mail
  readonly unsubscribeLink: (of: Recipient) => string
  /** Looked at before each letter. */
  readonly isNight: () => boolean
}

type State = "WAITING" | "SENT" | "FAILED" | "UNCONFIRMED"

/** Somebody whose turn it is; `isTriedAgain` where their address took no mail before. */
interface ClaimedMessage {
  readonly person: number
  readonly address: string | null
  readonly isTriedAgain: boolean
}

/**
 * Takes the next person who waits for a message. It is noted before the letter leaves, so that a process that dies in
 * between sends none twice: of this one nobody can tell.
 */
const takeNext = async (db: Database, sending: Sending) => {
  const claimed = await db.execute(sql`
    update ${sending.registry.recipients} r set state = 'SENDING', at = now()
    from ${sending.registry.people} p, (${nextWaiting(sending, 1)} for update skip locked) next
    where p.id = r.person_id and r.list = ${sending.list} and r.record_id = ${sending.id}::bigint
      and r.person_id = next.person_id
    returning r.person_id as person, ${addressOf(sending)} as address, next.at is not null as "isTriedAgain"`)
  return rowsOf(claimed)[0] as ClaimedMessage | undefined
}

const note = (db: Database, sending: Sending, person: number, state: State, at = sql`now()`) =>
  db.execute(
    sql`update ${sending.registry.recipients} set state = ${state}, at = ${at} where ${isOf(sending)} and person_id = ${person}::bigint`,
  )

/** The outbox's word for each state of a letter that may not have arrived. */
const outcomes = new Map<State, "REFUSED" | "UNCONFIRMED">([
  ["FAILED", "REFUSED"],
  ["UNCONFIRMED", "UNCONFIRMED"],
])

/** Lists in the outbox a letter that may not have arrived, once. */
const noteLost = (
  db: Database,
  { list, id, title, body, registry }: Sending,
  { person, address }: ClaimedMessage,
  state: State,
) => {
  const outcome = outcomes.get(state)
  if (outcome === undefined || address === null) return undefined
  return db
    .insert(outboxMessages)
    .values({
      title,
      body,
      channel: "EMAIL",
      recipient: address,
      outcome,
      key: `${list}/${id}/${registry.mark}${person}`,
    })
    .onConflictDoNothing()
}

/**
 * Sends a letter and returns its state; for an address that takes no mail now, it waits. Fails if the mail server is
 * down, which is our fault alone.
 */
const post = async (
  { mail, unsubscribeLink }: Batch,
  sending: Sending,
  { person, address, isTriedAgain }: ClaimedMessage,
): Promise<State> => {
  if (address === null) return "FAILED"
  const { title: subject, body, deepLink } = sending
  try {
    const unsubscribe = unsubscribeLink({ registry: sending.registry, person: Number(person) })
    const text = { subject, body, language: "ptBr", link: deepLink ?? undefined, unsubscribe } as const
    await mail.send(plainMail(text, address))
    return "SENT"
  } catch (cause) {
    if (cause instanceof MailRefused) return "FAILED"
    if (cause instanceof MailUnconfirmed) return "UNCONFIRMED"
    if (cause instanceof MailPutOff) return isTriedAgain ? "FAILED" : "WAITING"
    throw cause
  }
}

const afterPutOff = sql`now() + ${putOffMinutes}::int * interval '1 minute'`

/**
 * Mails a message to the next waiting people, one letter each. People being processed when the mail server fails wait
 * again. A sent letter whose result could not be stored stays `SENDING`, so that nobody gets it twice.
 */
export const mailBatch = async (batch: Batch, sending: Sending, size: number): Promise<SentCounts> => {
  const { db, isNight } = batch
  const states: Array<State> = []
  let remaining = size
  const postTo = async (message: ClaimedMessage) => {
    try {
      return await post(batch, sending, message)
    } catch (cause) {
      remaining = 0
      await note(db, sending, message.person, "WAITING", sql`null`)
      throw cause
    }
  }
  const sendSome = async () => {
    while (remaining > 0 && !isNight()) {
      remaining -= 1
      const next = await takeNext(db, sending)
      if (!next) return
      const state = await postTo(next)
      await note(db, sending, next.person, state, state === "WAITING" ? afterPutOff : sql`now()`)
      await noteLost(db, sending, next, state)
      states.push(state)
    }
  }
  const failed = (await Promise.allSettled(Array.from({ length: maxConcurrent }, sendSome))).find(
    ({ status }) => status === "rejected",
  )
  if (failed) throw (failed as PromiseRejectedResult).reason
  const count = (state: State) => states.filter((one) => one === state).length
  return { sent: count("SENT"), failed: count("FAILED"), unconfirmed: count("UNCONFIRMED") }
}

/**
 * Marks letters as unconfirmed after `answerMinutes` without an answer; returns true while others may still get one.
 */
export const settleUnanswered = async (db: Database, sending: Sending): Promise<boolean> => {
  await db.execute(sql`update ${sending.registry.recipients} set state = 'UNCONFIRMED'
    where ${isOf(sending)} and state = 'SENDING' and at < now() - ${answerMinutes}::int * interval '1 minute'`)
  const found = await db.execute(
    sql`select exists (select from ${sending.registry.recipients} where ${isOf(sending)} and state = 'SENDING') as left_over`,
  )
  return rowsOf(found)[0]?.["left_over"] === true
}

/** Returns the time by which letters sent now have an answer. */
export const answeredBy = (now: number): Date => new Date(now + (answerMinutes + 1) * 60_000)
