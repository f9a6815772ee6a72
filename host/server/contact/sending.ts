import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm"
import type { FastifyBaseLogger } from "fastify"
import { withCountry } from "../../../src/contract/people/phone.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { fileWithBytes } from "../files/fileBytes.ts"
import type { FileStore } from "../files/fileStore.ts"
import { notifyChat } from "./contactHub.ts"
import type { Provider } from "./provider.ts"

/** Messages taken at once. */
const batch = 20
/** Milliseconds between two looks for what another process left. */
const lookMs = 15_000
/** Seconds after which a message whose sending was begun counts as failed: nobody knows whether it went out. */
const lostSeconds = 60

type Row = typeof messages.$inferSelect

/** Takes the next messages to send. One that is taken is never taken by anybody else. */
const take = (db: Database): Promise<ReadonlyArray<Row>> =>
  db
    .update(messages)
    .set({ sendingSince: sql`now()` })
    .where(
      inArray(
        messages.id,
        db
          .select({ id: messages.id })
          .from(messages)
          .where(and(eq(messages.status, "QUEUED"), isNull(messages.sendingSince)))
          .orderBy(asc(messages.id))
          .limit(batch)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning()

const isLost = and(
  eq(messages.status, "QUEUED"),
  lt(messages.sendingSince, sql`now() - ${lostSeconds}::int * interval '1 second'`),
)

/** Messages somebody began to send who has stopped since. Sent again they might arrive twice: a person decides. */
const giveUpLost = async (db: Database) => {
  const set = { status: "FAILED" as const, failure: "UNREACHABLE" as const }
  const lost = await db.update(messages).set(set).where(isLost).returning({ id: messages.id })
  if (lost.length > 0) await notifyChat(db)
}

/** What sending needs. */
interface Post {
  readonly db: Database
  readonly provider: Provider
  readonly store: FileStore | undefined
  readonly log: Pick<FastifyBaseLogger, "warn">
}

const sendOne = async ({ db, provider, store }: Post, row: Row) => {
  const [contact] = await db
    .select({ phone: contacts.phone, company: contacts.companyId })
    .from(contacts)
    .where(eq(contacts.id, row.contactId))
  if (!contact) return
  const sent = await provider.send({
    company: contact.company,
    to: withCountry(contact.phone),
    kind: row.kind,
    body: row.body,
    mediaUrl: row.mediaUrl,
    file: row.mediaId === null ? undefined : await fileWithBytes(db, store, row.mediaId),
    template: row.template,
  })
  const set =
    "failure" in sent
      ? { status: "FAILED" as const, failure: sent.failure }
      : { status: "SENT" as const, providerId: sent.providerId }
  await db.update(messages).set(set).where(eq(messages.id, row.id))
}

/** Messages to one contact go out one after another, as they were written. */
const sendAll = async (post: Post, rows: ReadonlyArray<Row>) => {
  const inOrder = rows.toSorted((one, other) => one.id - other.id)
  await Promise.all(
    [...new Set(inOrder.map(({ contactId }) => contactId))].map(async (contact) => {
      for (const row of inOrder) if (row.contactId === contact) await sendOne(post, row)
    }),
  )
  await notifyChat(post.db)
}

/** Sends what is written, in this process. */
export interface Sender {
  /** There is something to send. */
  wake(): void
  stop(): Promise<void>
}

/** Begins to send what is written, and what another process left unsent. */
export const startSender = (post: Post): Sender => {
  let isOver = false
  let isWoken = false
  let running: Promise<void> | undefined
  const work = async () => {
    do {
      isWoken = false
      for (let rows = await take(post.db); rows.length > 0 && !isOver; rows = await take(post.db))
        await sendAll(post, rows)
    } while (isWoken)
  }
  const wake = () => {
    isWoken = true
    if (isOver) return
    running ??= work()
      .catch((cause: unknown) => post.log.warn(cause, "messages could not be sent"))
      .finally(() => (running = undefined))
  }
  const look = () => {
    void giveUpLost(post.db).catch((cause: unknown) => post.log.warn(cause, "lost messages remain"))
    wake()
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  return {
    wake,
    stop: async () => {
      isOver = true
      clearInterval(timer)
      await running
    },
  }
}
