import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { FastifyBaseLogger } from "fastify"
import { withCountry } from "../../../src/contract/people/phone.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { fileWithBytes } from "../files/fileBytes.ts"
import type { FileStore } from "../files/fileStore.ts"
import { notifyChat } from "./contactHub.ts"
import { startLanes, type Worker } from "./lanes.ts"
import type { Provider, SendResult } from "./provider.ts"
import { isOfTry, isUnheard, tagOf } from "./sendingTry.ts"

/** Seconds after which a started but unfinished send counts as failed, with unknown outcome. */
const lostSeconds = 60

type Row = typeof messages.$inferSelect

const otherMessages = alias(messages, "others")

/** True if another message of the contact must finish first: an earlier one, or one that is being sent. */
const hasToWait = (db: Database) =>
  exists(
    db
      .select({ id: otherMessages.id })
      .from(otherMessages)
      .where(
        and(
          eq(otherMessages.contactId, messages.contactId),
          eq(otherMessages.status, "QUEUED"),
          or(lt(otherMessages.id, messages.id), isNotNull(otherMessages.sendingSince)),
        ),
      ),
  )

const isDue = or(isNull(messages.sendAt), lte(messages.sendAt, sql`now()`))

/** Takes the next messages to send, one of each contact. One that is taken is never taken by anybody else. */
const take = (db: Database, limit: number): Promise<ReadonlyArray<Row>> =>
  db
    .update(messages)
    .set({ sendingSince: sql`date_trunc('milliseconds', now())` })
    .where(
      inArray(
        messages.id,
        db
          .select({ id: messages.id })
          .from(messages)
          .where(and(eq(messages.status, "QUEUED"), isNull(messages.sendingSince), isDue, not(hasToWait(db))))
          .orderBy(asc(messages.id))
          .limit(limit)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning()

const isLost = and(
  eq(messages.status, "QUEUED"),
  lt(messages.sendingSince, sql`now() - ${lostSeconds}::int * interval '1 second'`),
)

/**
 * Gives up messages whose sending process stopped. Sending them again might deliver them twice, so a person decides.
 */
const giveUpLost = async (db: Database) => {
  const set = { status: "FAILED" as const, failure: "UNCONFIRMED" as const }
  const lost = await db.update(messages).set(set).where(isLost).returning({ id: messages.id })
  if (lost.length > 0) await notifyChat(db)
}

/** Dependencies of sending. */
interface Post {
  readonly db: Database
  readonly provider: Provider
  readonly store: FileStore | undefined
  readonly log: Pick<FastifyBaseLogger, "warn">
}

/** The file of a message. One that cannot be read now leaves the message unsent. */
const fileOf = async ({ db, store, log }: Post, { mediaId }: Row) => {
  if (mediaId === null) return undefined
  try {
    return (await fileWithBytes(db, store, mediaId)) ?? "gone"
  } catch (cause) {
    log.warn(cause, "the file of a message could not be read")
    return "away"
  }
}

const handOver = async (post: Post, row: Row): Promise<SendResult> => {
  const { db, provider } = post
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, row.contactId))
  const file = await fileOf(post, row)
  if (!contact || file === "gone") return { failure: "REJECTED" }
  if (file === "away") return { failure: "UNREACHABLE" }
  return provider.send({
    tag: tagOf(row),
    company: contact.companyId,
    to: contact.whatsappNumber ?? withCountry(contact.phone),
    kind: row.kind,
    body: row.body,
    mediaUrl: row.mediaUrl,
    file,
    template: row.template,
    tries: row.sendTries,
  })
}

/**
 * Stores the result of sending. A message WhatsApp accepted is sent, even if it was given up meanwhile, and its
 * receipts may already have arrived; a failure counts only for its own try.
 */
const close = async (db: Database, row: Row, result: Exclude<SendResult, { readonly retryMs: number }>) => {
  const known = {
    status: sql`case when ${isUnheard} then 'SENT' else ${messages.status} end`,
    failure: sql`case when ${isUnheard} then null else ${messages.failure} end`,
  }
  await ("failure" in result
    ? db
        .update(messages)
        .set({ status: "FAILED", failure: result.failure })
        .where(and(isOfTry(row), eq(messages.status, "QUEUED")))
    : db
        .update(messages)
        .set({ ...known, providerId: result.providerId })
        .where(eq(messages.id, row.id)))
  await notifyChat(db)
}

/** Puts a message back in line; whichever process is there then sends it. */
const postpone = (db: Database, row: Row, ms: number) =>
  db
    .update(messages)
    .set({
      sendingSince: null,
      sendTries: row.sendTries + 1,
      sendAt: sql`now() + ${ms}::int * interval '1 millisecond'`,
    })
    .where(and(isOfTry(row), eq(messages.status, "QUEUED")))

/** Starts the worker that sends new messages, and those another process left unsent. */
export const startSender = (post: Post): Worker => {
  const { db, log } = post
  const onError = (cause: unknown) => log.warn(cause, "messages could not be sent")
  const worker: Worker = startLanes({
    lanes: 20,
    lookMs: 15_000,
    onError,
    take: async (limit) => {
      await giveUpLost(db)
      return take(db, limit)
    },
    work: async (row) => {
      const result = await handOver(post, row)
      if (!("retryMs" in result)) return close(db, row, result)
      await postpone(db, row, result.retryMs)
      setTimeout(worker.wake, result.retryMs).unref()
    },
  })
  return worker
}
