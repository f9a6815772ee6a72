import { and, eq, inArray, isNull, or, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { cities, notifications, notificationsCities } from "../db/resourceSchema.ts"
import type { Database } from "../db/database.ts"
import { isReached, isWanted, type Reached } from "./audience.ts"
import { addRecipients, countSent, type Sending } from "./sendMessages.ts"
import { type Pace, quietEnd, type Senders, sendToAll } from "./sendToAll.ts"

type Columns = Readonly<Record<string, typeof notifications.id>>

const columns = notifications as unknown as Columns
const cityColumns = cities as unknown as Columns

type Row = Readonly<Record<string, unknown>>

const citiesOf = async (db: Database, id: number) =>
  (
    await db
      .select({ city: notificationsCities.targetId })
      .from(notificationsCities)
      .where(eq(notificationsCities.recordId, id))
  ).map(({ city }) => Number(city))

/** Where it must be day: at the platform, and in the cities a notification is for. */
const timeZonesOf = async (db: Database, id: number): Promise<ReadonlyArray<string>> => {
  const within = await citiesOf(db, id)
  if (within.length === 0) return [limits.timeZone]
  const found = await db
    .selectDistinct({ timeZone: cityColumns["timeZone"]! })
    .from(cities)
    .where(inArray(cities.id, within))
  return [limits.timeZone, ...found.map(({ timeZone }) => String(timeZone))]
}

const has = (status: string) => eq(columns["status"]!, status as never)

const isOn = or(has("SCHEDULED"), has("SENDING"))

/** Notes how far one is that still goes on; none that was canceled meanwhile. */
const write = (db: Database, id: number, set: Row, holds = isOn) =>
  db
    .update(notifications)
    .set({ ...set, updatedAt: sql`now()` } as never)
    .where(and(eq(notifications.id, id), holds))

/** Begins to send one that was approved, with those it reaches now; none that was canceled, or begun before. */
const begin = (db: Database, id: number) =>
  db.transaction(async (tx) => {
    const isAhead = or(has("SCHEDULED"), and(has("SENDING"), isNull(columns["startedAt"]!)))
    const [row] = (await tx
      .update(notifications)
      .set({ status: "SENDING", startedAt: sql`now()`, version: sql`${notifications.version} + 1` } as never)
      .where(and(eq(notifications.id, id), isAhead))
      .returning()) as ReadonlyArray<Row>
    if (!row) return
    const whom = { ...row, cities: await citiesOf(tx, id) } as unknown as Reached
    const reached = isReached(Number(row["applicationId"]), whom)
    await addRecipients(tx, { list: "notifications", id }, reached)
  })

const read = async (db: Database, id: number) => {
  const [row] = (await db.select().from(notifications).where(eq(notifications.id, id))) as ReadonlyArray<Row>
  return row
}

const finish = async (db: Database, id: number) => {
  const counts = await countSent(db, { list: "notifications", id })
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
  const quietIn = row["isAllowedAtNight"] === true ? [] : await timeZonesOf(db, id)
  const morning = quietEnd(quietIn, now())
  if (morning) {
    await write(db, id, { problem: "QUIET" })
    return morning
  }
  await begin(db, id)
  const wanted = isWanted(row as unknown as Reached)
  const sending = { ...row, list: "notifications", id, wanted } as unknown as Sending
  const goesOnAt = await sendToAll(senders, sending, {
    quietIn,
    now,
    ...pace,
    noted: async (counts) => {
      await write(db, id, { ...counts, problem: null })
      onBatch()
    },
  })
  if (goesOnAt === undefined) await finish(db, id)
  else if (quietEnd(quietIn, now())) await write(db, id, { problem: "QUIET" })
  return goesOnAt
}

/** The job that sends a notification. */
export const sendingKey = (id: number): string => `notifications/${id}`

/** The record a job is about. */
export const recordOfKey = (key: string): number => Number(key.split("/")[1])
