import { and, eq, sql } from "drizzle-orm"
import { notifications, notificationsCities } from "../db/resourceSchema.ts"
import type { Database } from "../db/database.ts"
import { isReached, type Reached } from "./audience.ts"
import { addRecipients, countSent, type Sending, sendToAll } from "./sendMessages.ts"

const columns = notifications as unknown as Readonly<Record<string, typeof notifications.id>>

type Row = Readonly<Record<string, unknown>>

const citiesOf = async (db: Database, id: number) =>
  (
    await db
      .select({ city: notificationsCities.targetId })
      .from(notificationsCities)
      .where(eq(notificationsCities.recordId, id))
  ).map(({ city }) => Number(city))

const write = (db: Database, id: number, set: Row) =>
  db
    .update(notifications)
    .set({ ...set, updatedAt: sql`now()` } as never)
    .where(eq(notifications.id, id))

/** Begins to send one that was approved, with those it reaches now; none that was canceled, or begun before. */
const begin = (db: Database, id: number) =>
  db.transaction(async (tx) => {
    const [row] = (await tx
      .update(notifications)
      .set({ status: "SENDING", version: sql`${notifications.version} + 1` } as never)
      .where(and(eq(notifications.id, id), eq(columns["status"]!, "SCHEDULED" as never)))
      .returning()) as ReadonlyArray<Row>
    if (!row) return
    const whom = { ...row, cities: await citiesOf(tx, id) } as unknown as Reached
    const reached = isReached(Number(row["applicationId"]), whom)
    await addRecipients(tx, { list: "notifications", id }, reached)
  })

/**
 * Sends a notification to everybody it reaches, each once, however often this is begun: who it was handed over for is noted with
 * that.
 */
export const sendNotification = async (
  db: Database,
  id: number,
  { size, onBatch = () => undefined }: { readonly size?: number; readonly onBatch?: () => void } = {},
): Promise<void> => {
  await begin(db, id)
  const [row] = (await db.select().from(notifications).where(eq(notifications.id, id))) as ReadonlyArray<Row>
  if (row?.["status"] !== "SENDING") return
  const sending = { ...row, list: "notifications", id } as unknown as Sending
  await sendToAll(db, sending, {
    ...(size === undefined ? {} : { size }),
    noted: async (counts) => {
      await write(db, id, counts)
      onBatch()
    },
  })
  const counts = await countSent(db, sending)
  const status = counts.sent === 0 && counts.failed > 0 ? "FAILED" : "SENT"
  await write(db, id, { ...counts, status, version: sql`${notifications.version} + 1` })
}

/** The job that sends a notification. */
export const sendingKey = (id: number): string => `notifications/${id}`

/** The notification a job is about. */
export const notificationOf = (key: string): number => Number(key.split("/")[1])
