import { afterQuietHours } from "../../../src/contract/messages/quietHours.ts"
import type { Database } from "../db/database.ts"
import type { Mail } from "../mail/mail.ts"
import { answeredBy, mailBatch, settleUnanswered } from "./mailMessages.ts"
import {
  countSent,
  forgetWithdrawn,
  isAnybodyNext,
  keepBatch,
  nextTurn,
  type Sending,
  type SentCounts,
} from "./sendMessages.ts"
import type { Recipient } from "./unsubscribing.ts"

/** Services for messages to many. Without a mail server emails stay in the outbox, as all others do. */
export interface Senders {
  readonly db: Database
  readonly mail: Mail | undefined
  readonly unsubscribeLink: (of: Recipient) => string
}

/** So many people get a message in one transaction, and so many letters leave between two looks at the clock. */
const batchSize = { kept: 500, mailed: 50 }

/** For so long one message is sent before others have their turn, in milliseconds. */
const turnMs = 60_000

/** Options for sending a message to many. */
export interface Pace {
  /** The time zones in whose quiet hours it waits; none where it may be sent at night. */
  readonly quietIn: ReadonlyArray<string>
  /** Notes after each batch how far it is. */
  readonly noted: (counts: SentCounts) => Promise<unknown>
  readonly isOver?: () => boolean
  readonly now?: () => number
  readonly size?: number | undefined
}

/** Returns the end of the quiet hours if it is night in one of these time zones. */
export const quietEnd = (timeZones: ReadonlyArray<string>, now: number): Date | undefined => {
  const allowedAt = afterQuietHours(now, timeZones)
  return allowedAt > now ? new Date(allowedAt) : undefined
}

const added = (one: SentCounts, other: SentCounts): SentCounts => ({
  sent: one.sent + other.sent,
  failed: one.failed + other.failed,
  unconfirmed: one.unconfirmed + other.unconfirmed,
})

/**
 * Hands a message over for everybody who waits for it and still wants it, each once. Answers when it goes on, where it is not done:
 * after the quiet hours, after a turn of others, once the mail server has answered for all, or when an address is tried again.
 */
export const sendToAll = async (
  { db, mail, unsubscribeLink }: Senders,
  sending: Sending,
  { quietIn, noted, isOver = () => false, now = Date.now, size }: Pace,
): Promise<Date | undefined> => {
  const isMailed = mail !== undefined && sending.channel === "EMAIL"
  const isNight = () => quietEnd(quietIn, now()) !== undefined
  const nextBatch = () =>
    isMailed
      ? mailBatch({ db, mail, unsubscribeLink, isNight }, sending, size ?? batchSize.mailed)
      : keepBatch(db, sending, { size: size ?? batchSize.kept, unsubscribeLink })
  const began = now()
  let counts = await countSent(db, sending)
  for (;;) {
    const morning = quietEnd(quietIn, now())
    if (morning) return morning
    if (isOver() || now() - began > turnMs) return new Date(now())
    if (!(await isAnybodyNext(db, sending))) break
    counts = added(counts, await nextBatch())
    await noted(counts)
  }
  await forgetWithdrawn(db, sending)
  const isUnanswered = await settleUnanswered(db, sending)
  return isUnanswered ? answeredBy(now()) : nextTurn(db, sending)
}
