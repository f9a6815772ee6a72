import { asc, eq, sql } from "drizzle-orm"
import type { LooseChanges } from "../../../src/contract/looseDeliveries/looseChanges.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { looseDeliveryChanges } from "../db/creditSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { Store } from "../db/store.ts"
import { companies } from "../db/schema.ts"
import type { Chunks } from "../calls/handler.ts"
import { type ChangeHub, changeHub } from "../streams/changeHub.ts"
import { changeStream, event, type Reader } from "../streams/changeStream.ts"
import { type RowNews, RowWatch } from "../streams/rowWatch.ts"
import { type Span, writtenWithin } from "../streams/span.ts"

const { looseDeliveries } = tables

type Changed = Numbered<LooseChanges>["changed"][number]

/** Deliveries one reading takes in; who follows more than that reads their list again. */
const maxRows = 2000

const readNews = async (db: Database, span: Span): Promise<ReadonlyArray<RowNews<Changed>> | undefined> => {
  const rows = await db
    .select({
      row: {
        _id: looseDeliveryChanges.deliveryId,
        status: sql<string>`${looseDeliveries.status}`,
        version: sql<number>`${looseDeliveries.version}`,
      },
      owner: {
        applicationId: companies.applicationId,
        franchiseId: companies.franchise,
        companyId: companies.id,
        region: companies.franchise,
      },
    })
    .from(looseDeliveryChanges)
    .innerJoin(looseDeliveries, eq(looseDeliveries.id, looseDeliveryChanges.deliveryId))
    .innerJoin(companies, eq(companies.id, looseDeliveries.companyId))
    .where(writtenWithin(looseDeliveryChanges.change, span))
    .orderBy(asc(looseDeliveryChanges.deliveryId))
    .limit(maxRows + 1)
  return rows.length > maxRows ? undefined : rows
}

type LooseWatch = RowWatch<Changed>
export type LooseHub = ChangeHub<LooseWatch>

/** The hub of changes of loose deliveries. A trigger notifies of every write to them, whoever makes it. */
export const looseHub = (store: Store, onError: (cause: unknown) => void): LooseHub =>
  changeHub({
    store,
    channels: ["loose_deliveries"],
    read: readNews,
    watchFor: ({ reach, user }) => new RowWatch<Changed>(reach, user.id as number),
    onError,
  })

const eventsOf = function* (watch: LooseWatch, eventId: string) {
  const changed = watch.take()
  if (changed.length > 0) yield event("changes", { changed }, eventId)
}

/** The loose deliveries within reach that change, as server-sent events. */
export const looseStream = (hub: LooseHub, reader: Reader, since: number | undefined): Chunks =>
  changeStream(hub, eventsOf, reader, since)
