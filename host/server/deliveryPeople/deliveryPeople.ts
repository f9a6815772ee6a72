import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { deliveryPeople as contract } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { OnlineTime, Race } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { limits } from "../../../src/contract/limits.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople, onlineTimes, races } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { type DeliveryFilter, deliveryPeopleFound } from "./deliveryPersonFilter.ts"
import { removeDeliveryPerson } from "./deliveryPersonRemovals.ts"
import { readListed, readLive, readStatus, readWhole } from "./deliveryPersonRows.ts"
import { createDeliveryPerson, payDeliveryPerson, saveDeliveryPerson } from "./deliveryPersonWrites.ts"
import { putPositions, readStores } from "./deliveryPositions.ts"
import { deliveryStream } from "./deliveryStream.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { rowsOfPage } from "../lists/paging.ts"
import { countRows } from "../lists/totals.ts"
import { cursorOf } from "../streams/changeStream.ts"
import { present } from "../access/userRows.ts"
import type { DeliveryHub } from "./deliveryHub.ts"

/** Services of the handlers of the live map. */
export interface DeliveryPersonServices extends CallServices {
  readonly hub: DeliveryHub
}

const { maxLive } = limits.delivery

const pageOf = ({ pageIn, pageOut }: { readonly pageIn?: number; readonly pageOut?: number }) => ({
  pageNumber: pageIn ?? limits.list.pageNumber,
  pageSize: pageOut ?? limits.list.pageSize,
})

const readPage = Effect.fn("deliveryPeople.page")(function* (
  db: Database,
  caller: Caller,
  search: DeliveryFilter & Parameters<typeof pageOf>[0],
) {
  const where = deliveryPeopleFound(db, caller, search)
  const totalCount = yield* query(() => countRows(db, deliveryPeople, where))
  const page = rowsOfPage({
    table: deliveryPeople,
    where,
    sorted: { id: deliveryPeople.id },
    query: { sortField: limits.list.sortField, sortOrder: limits.list.sortOrder, ...pageOf(search) },
    total: totalCount,
  })
  return { items: page === undefined ? [] : yield* query(() => readListed(db, page)), totalCount }
})

const readOnlineTimes = Effect.fn("deliveryPeople.onlineLastWeek")(function* (
  db: Database,
  id: number,
  search: Parameters<typeof pageOf>[0],
) {
  const { pageNumber, pageSize } = pageOf(search)
  const recent = or(isNull(onlineTimes.offlineAt), gt(onlineTimes.offlineAt, sql`now() - interval '7 days'`))
  const where = and(eq(onlineTimes.deliveryPersonId, id), recent)
  const totalCount = yield* query(() => countRows(db, onlineTimes, where))
  const rows = yield* query(() =>
    db
      .select()
      .from(onlineTimes)
      .where(where)
      .orderBy(desc(onlineTimes.onlineAt), desc(onlineTimes.id))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
  )
  const items = rows.map(({ id: _id, onlineAt, offlineAt }): OnlineTime => ({
    _id,
    onlineAt: onlineAt.toISOString(),
    offlineAt: offlineAt && offlineAt.toISOString(),
  }))
  return { items, totalCount }
})

const readRaces = async (db: Database, id: number): Promise<ReadonlyArray<Race>> => {
  const { name, type, shoppingFlow } = companies
  const rows = await db
    .select({
      race: races,
      company: { _id: companies.id, name, type, shoppingFlow },
      isPaid: sql<boolean>`coalesce(${races.finishedAt} <= ${deliveryPeople.deliveryManPaidDate}, false)`,
    })
    .from(races)
    .innerJoin(deliveryPeople, eq(deliveryPeople.id, races.deliveryPersonId))
    .leftJoin(companies, eq(companies.id, races.companyId))
    .where(eq(races.deliveryPersonId, id))
    .orderBy(desc(races.startedAt), desc(races.id))
    .limit(limits.list.maxUnpaged)
  return rows.map(({ race, company, isPaid }) => ({
    _id: race.id,
    company: company && present(company),
    startedAt: race.startedAt.toISOString(),
    finishedAt: race.finishedAt && race.finishedAt.toISOString(),
    outcome: race.outcome,
    distance: race.distance,
    fee: race.feeCents,
    isPaid,
  }))
}

/** The delivery people of the caller's reach. */
export const deliveryPersonHandlers = ({ db, hub }: DeliveryPersonServices): HandlersOf<typeof contract> => ({
  list: ({ query: search, caller, application }) => {
    const ofApplication =
      application === undefined ? undefined : eq(deliveryPeople.applicationId, application)
    return query(() => readLive(db, and(deliveryPeopleFound(db, caller, search), ofApplication), maxLive))
  },
  get: ({ params, caller }) => readWhole(db, caller, params.id),
  status: ({ query: search, caller }) =>
    query(() => readStatus(db, deliveryPeopleFound(db, caller, search), maxLive)),
  page: ({ query: search, caller }) => readPage(db, caller, search),
  onlineLastWeek: ({ params, query: search, caller }) =>
    Effect.flatMap(readWhole(db, caller, params.id), ({ _id }) => readOnlineTimes(db, _id, search)),
  races: ({ params, caller }) =>
    Effect.flatMap(readWhole(db, caller, params.id), ({ _id }) => query(() => readRaces(db, _id))),
  create: ({ body, caller, language, write }) =>
    write((tx) => createDeliveryPerson(tx, caller, body, language)),
  save: ({ params, body, caller, version, language, write }) =>
    write((tx) => saveDeliveryPerson(tx, caller, params.id, body, { version, language })),
  remove: ({ params, caller, write }) => write((tx) => removeDeliveryPerson(tx, caller, params.id)),
  pay: ({ params, body, caller, language, write }) =>
    write((tx) => payDeliveryPerson(tx, caller, params.id, body, language)),
  stores: ({ query: search, caller }) => query(() => readStores(db, caller, search.isOpen)),
  positions: ({ body, caller, write }) => write((tx) => putPositions(tx, caller, body.positions)),
  changes: ({ caller, reauthorize, lastEvent }) =>
    Effect.flatMap(
      Effect.promise(() => hub.hasRoom(caller.user.id)),
      (hasRoom) =>
        hasRoom
          ? Effect.succeed(deliveryStream(hub, { caller, reauthorize }, cursorOf(lastEvent)))
          : Effect.fail(new TooManyRequests({ retryAfter: limits.stream.retry.maxMs / 1000 })),
    ),
})
