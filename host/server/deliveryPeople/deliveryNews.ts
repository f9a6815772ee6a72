import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { DeliveryChanges } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople, deliveryPositions, deliveryRemovals, people } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { present } from "../users/userRows.ts"

export type Changed = DeliveryChanges["changed"][number]

/** One changed row and its owner. */
export interface News {
  readonly id: number
  /** Undefined for a removed delivery person. */
  readonly change: Changed | undefined
  readonly owner: Owner
}

export interface Owner {
  readonly applicationId: number | null
  readonly franchiseId: number | null
  readonly companyId: number | null
  /** The franchise of that company. */
  readonly region: number | null
}

const owned = (table: typeof deliveryPeople | typeof deliveryRemovals) => ({
  applicationId: table.applicationId,
  franchiseId: table.franchiseId,
  companyId: table.companyId,
  region: companies.franchiseId,
})

/** Transactions older than `from` have ended; those from `to` on had not started. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The transactions in progress right now. */
export const presentSpan = async (db: Database): Promise<Span> => {
  const snapshot = sql<string>`pg_current_snapshot()`
  const [row] = await db
    .select({
      from: sql<string>`pg_snapshot_xmin(${snapshot})::text`,
      to: sql<string>`pg_snapshot_xmax(${snapshot})::text`,
    })
    .from(sql`(select 1) as now`)
  return { from: Number(row?.from), to: Number(row?.to) }
}

const within = (column: PgColumn, { from, to }: Span): SQL | undefined =>
  and(gte(column, from), lt(column, to))

const readMoves = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => {
  const { deliveryPersonId: id, longitude, latitude, at } = deliveryPositions
  const rows = await db
    .select({ id, longitude, latitude, at, owner: owned(deliveryPeople) })
    .from(deliveryPositions)
    .innerJoin(deliveryPeople, eq(deliveryPeople.id, id))
    .leftJoin(companies, eq(companies.id, deliveryPeople.companyId))
    .where(within(deliveryPositions.change, span))
  return rows.map((row) => {
    const location = { coordinates: [row.longitude, row.latitude] }
    const change = { _id: row.id, location, positionAt: row.at.toISOString() }
    return { id: row.id, change, owner: row.owner }
  })
}

const readRecords = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => {
  const { id, isOnline, onRoute, flag, typeOfVehicle } = deliveryPeople
  const { name, type, shoppingFlow } = companies
  const rows = await db
    .select({
      record: { _id: id, isOnline, onRoute, flag, typeOfVehicle },
      person: { _id: people.id, name: people.name },
      company: { _id: companies.id, name, type, shoppingFlow },
      owner: owned(deliveryPeople),
    })
    .from(deliveryPeople)
    .leftJoin(people, eq(people.id, deliveryPeople.personId))
    .leftJoin(companies, eq(companies.id, deliveryPeople.companyId))
    .where(within(deliveryPeople.change, span))
  return rows.map(({ record, person, company, owner }) => ({
    id: record._id,
    change: { ...record, person, company: company && present(company) },
    owner,
  }))
}

const readRemovals = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => {
  const rows = await db
    .select({ id: deliveryRemovals.deliveryPersonId, owner: owned(deliveryRemovals) })
    .from(deliveryRemovals)
    .leftJoin(companies, eq(companies.id, deliveryRemovals.companyId))
    .where(within(deliveryRemovals.change, span))
  return rows.map(({ id, owner }) => ({ id, change: undefined, owner }))
}

/** The changes written by the transactions of a span. Removals come first, so a person moved within reach reappears. */
export const readNews = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => [
  ...(await readRemovals(db, span)),
  ...(await readRecords(db, span)),
  ...(await readMoves(db, span)),
]
