import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { joins, tables } from "../db/described/tables.ts"
import type { Database } from "../db/database.ts"
import { isReached, acceptsMessages } from "./audience.ts"
import type { Reached } from "./reached.ts"
import { registryOf } from "./registries.ts"
import { addRecipients, countSent, type Sending, type SentRecord } from "./sendMessages.ts"
import { type Pace, quietEnd, type Senders, sendToAll } from "./sendToAll.ts"

const { cities, notifications, offerCities } = tables
const { cities: notificationsCities } = joins.notifications
const { offerCities: notificationsOfferCities } = joins.notifications
const { readers: notificationsReaders } = joins.notifications

type Row = Readonly<Record<string, unknown>>

/** Returns the records a notification names through a join table. */
const namedIn = async (db: Database, join: typeof notificationsCities, id: number) =>
  (await db.select({ target: join.targetId }).from(join).where(eq(join.recordId, id))).map(({ target }) =>
    Number(target),
  )

/** Whom a notification is for, with all it names. */
const whomOf = async (db: Database, id: number, row: Row) =>
  ({
    ...row,
    cities: await namedIn(db, notificationsCities, id),
    offerCities: await namedIn(db, notificationsOfferCities, id),
    readers: await namedIn(db, notificationsReaders, id),
  }) as unknown as Reached

/** Time zones in which it must be day: the platform's, and those of a notification's cities. */
const timeZonesOf = async (db: Database, id: number, row: Row): Promise<ReadonlyArray<string>> => {
  const [table, join] =
    row["to"] === "READER" ? [offerCities, notificationsOfferCities] : [cities, notificationsCities]
  const within = await namedIn(db, join, id)
  if (within.length === 0) return [limits.timeZone]
  const { timeZone } = table
  const found = await db.selectDistinct({ timeZone }).from(table).where(inArray(table.id, within))
  return [limits.timeZone, ...found.map((one) => String(one.timeZone))]
}

/** The messages of a notification. */
export const sentNotification = (id: number, { to }: { readonly to?: unknown }): SentRecord => ({
  list: "notifications",
  id,
  registry: registryOf(to),
})

const has = (status: string) => eq(notifications.status, status as never)

const isOn = or(has("SCHEDULED"), has("SENDING"))

/** Stores the progress of a notification that is still active; canceled ones are left alone. */
const write = (db: Database, id: number, set: Row, condition = isOn) =>
  db
    .update(notifications)
    .set({ ...set, updatedAt: sql`now()` } as never)
    .where(and(eq(notifications.id, id), condition))

/** Begins to send one that was approved, with those it reaches now; none that was canceled, or begun before. */
const begin = (db: Database, id: number) =>
  db.transaction(async (tx) => {
    const isAhead = or(has("SCHEDULED"), and(has("SENDING"), isNull(notifications.startedAt)))
    const [row] = (await tx
      .update(notifications)
      .set({ status: "SENDING", startedAt: sql`now()`, version: sql`${notifications.version} + 1` } as never)
      .where(and(eq(notifications.id, id), isAhead))
      .returning()) as ReadonlyArray<Row>
    if (!row) return
    const reached = isReached(Number(row["applicationId"]), await whomOf(tx, id, row))
    await addRecipients(tx, sentNotification(id, row), reached)
  })

const read = async (db: Database, id: number) => {
  const [row] = (await db.select().from(notifications).where(eq(notifications.id, id))) as ReadonlyArray<Row>
  return row
}

const finish = async (db: Database, id: number, row: Row) => {
  const counts = await countSent(db, sentNotification(id, row))
  const hasFailed = counts.sent === 0 && counts.failed + counts.unconfirmed > 0
  const outcome = hasFailed ? { status: "FAILED", problem: "NOBODY" } : { status: "SENT", problem: null }
  await write(db, id, { ...counts, ...outcome, version: sql`${notifications.version} + 1` }, has("SENDING"))
}

/**
 * Sends a notification to everybody it reaches, each once, however often this is begun: who it was handed over for is noted with
 * that. Answers when it goes on, where it is not done.
 */
export const sendNotification = async (
  senders: Senders,
  id: number,
  {
    onBatch = () => undefined,
    now = Date.now,
    ...pace
  }: Partial<Pace> & { readonly onBatch?: () => void } = {},
): Promise<Date | undefined> => {
  const { db } = senders
  const row = await read(db, id)
  if (row?.["status"] !== "SCHEDULED" && row?.["status"] !== "SENDING") return undefined
  const quietIn = row["isAllowedAtNight"] === true ? [] : await timeZonesOf(db, id, row)
  const morning = quietEnd(quietIn, now())
  if (morning) {
    await write(db, id, { problem: "QUIET" })
    return morning
  }
  await begin(db, id)
  const isSendable = acceptsMessages(row as unknown as Reached)
  const sending = { ...row, ...sentNotification(id, row), wanted: isSendable } as unknown as Sending
  const goesOnAt = await sendToAll(senders, sending, {
    quietIn,
    now,
    ...pace,
    noted: async (counts) => {
      await write(db, id, { ...counts, problem: null })
      onBatch()
    },
  })
  if (goesOnAt === undefined) await finish(db, id, row)
  else if (quietEnd(quietIn, now())) await write(db, id, { problem: "QUIET" })
  return goesOnAt
}

/** The job that sends a notification. */
export const sendingKey = (id: number): string => `notifications/${id}`

/** The record a job is about. */
export const recordOfKey = (key: string): number => Number(key.split("/")[1])
