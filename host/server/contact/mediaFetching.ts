import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { FastifyBaseLogger } from "fastify"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import { type Database, query } from "../db/database.ts"
import { isFaulty, storeFile } from "../files/fileBytes.ts"
import type { FileStore } from "../files/fileStore.ts"
import { contactsWithin } from "./contactFilter.ts"
import { notifyChat, publishChat } from "./contactHub.ts"
import { startLanes, type Worker } from "./lanes.ts"
import { messageWithId } from "./messages.ts"
import { fetchMedia, type MetaOptions } from "./metaProvider.ts"

/** Seconds from one try to fetch a file to the next, each longer than a try may take; after the last one it counts as lost. */
const waitsSeconds: ReadonlyArray<number> = [60, 120, 300, 900, 3600]

type Row = typeof messages.$inferSelect

/** Takes the next files to fetch. Where the fetching process ends meanwhile, the next try is another's. */
const take = (db: Database, limit: number): Promise<ReadonlyArray<Row>> =>
  db
    .update(messages)
    .set({
      mediaTries: sql`${messages.mediaTries} + 1`,
      mediaNextAt: sql`now() + (${sql.raw(`array[${waitsSeconds.join()}]`)})[least(${messages.mediaTries} + 1, ${waitsSeconds.length}::int)] * interval '1 second'`,
    })
    .where(
      inArray(
        messages.id,
        db
          .select({ id: messages.id })
          .from(messages)
          .where(
            and(
              eq(messages.mediaState, "AWAITED"),
              or(isNull(messages.mediaNextAt), lte(messages.mediaNextAt, sql`now()`)),
            ),
          )
          .orderBy(sql`${messages.mediaNextAt} nulls first`)
          .limit(limit)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning()

/** Dependencies of media fetching. */
interface MediaServices {
  readonly db: Database
  readonly meta: MetaOptions
  readonly store: FileStore | undefined
  readonly log: Pick<FastifyBaseLogger, "warn">
}

type Fetched = Partial<Row> | undefined

/** Returns the new columns of a message's row; undefined if the file will be tried again. */
const fetchOne = async (
  { db, meta, store }: MediaServices,
  { providerMediaId, mediaName }: Row,
): Promise<Fetched> => {
  const bytes = await fetchMedia(meta, providerMediaId ?? "")
  if (bytes === undefined) return undefined
  if (bytes === "tooLarge") return { mediaState: "TOO_LARGE" }
  const storedFile = await storeFile(db, store, { name: mediaName ?? "arquivo", bytes, uploadedBy: null })
  if (!storedFile || isFaulty(storedFile)) return { mediaState: "UNSUPPORTED" }
  const { _id: mediaId, label, type: mediaType, size: mediaSize } = storedFile
  return { mediaState: null, mediaId, mediaName: label, mediaType, mediaSize }
}

const work = async (desk: MediaServices, row: Row) => {
  const { db, log } = desk
  const found = await fetchOne(desk, row).catch((cause: unknown) => {
    log.warn(cause, "a customer's file could not be fetched")
    return undefined
  })
  const set = found ?? (row.mediaTries > waitsSeconds.length ? { mediaState: "LOST" as const } : undefined)
  if (!set) return
  await db
    .update(messages)
    .set(set)
    .where(and(eq(messages.id, row.id), eq(messages.mediaState, "AWAITED")))
  await notifyChat(db)
}

/** Fetches the files customers send, after their messages are there. */
export const startFetcher = (desk: MediaServices): Worker =>
  startLanes({
    lanes: 4,
    lookMs: 15_000,
    take: (limit) => take(desk.db, limit),
    work: (row) => work(desk, row),
    onError: (cause) => desk.log.warn(cause, "files of customers wait"),
  })

/** Asks again for a file that counts as lost, where there is anybody who fetches it. */
export const askAgain = Effect.fn("whatsapp.fetchMedia")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  canFetch: boolean,
) {
  const [found] = yield* query(() =>
    tx
      .select({ state: messages.mediaState })
      .from(messages)
      .innerJoin(contacts, eq(contacts.id, messages.contactId))
      .where(and(eq(messages.id, id), contactsWithin(caller, tx)))
      .for("update"),
  )
  if (!found) return yield* new NotFound()
  if (found.state === "LOST" && canFetch) {
    const set = { mediaState: "AWAITED" as const, mediaTries: 0, mediaNextAt: null }
    yield* query(() => tx.update(messages).set(set).where(eq(messages.id, id)))
    yield* publishChat(tx)
  }
  return yield* messageWithId(tx, id)
})
