import { eq } from "drizzle-orm"
import type { DeliveryChanges } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople, deliveryPositions, deliveryRemovals, people } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { type Span, writtenWithin } from "../streams/span.ts"
import type { Owner } from "../streams/watch.ts"
import { present } from "../access/userRows.ts"

export type Changed = DeliveryChanges["changed"][number]

/** One changed row and its owner. */
export interface News {
  readonly id: number
  /** Undefined for a removed delivery person. */
  readonly change: Changed | undefined
  readonly owner: Owner
}

const owned = (table: typeof deliveryPeople | typeof deliveryRemovals) => ({
  applicationId: table.applicationId,
  franchiseId: table.franchiseId,
  companyId: table.companyId,
  region: companies.franchise,
})

const readMoves = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => {
  const { deliveryPersonId: id, longitude, latitude, at } = deliveryPositions
  const rows = await db
    .select({ id, longitude, latitude, at, owner: owned(deliveryPeople) })
    .from(deliveryPositions)
    .innerJoin(deliveryPeople, eq(deliveryPeople.id, id))
    .leftJoin(companies, eq(companies.id, deliveryPeople.companyId))
    .where(writtenWithin(deliveryPositions.change, span))
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
    .where(writtenWithin(deliveryPeople.change, span))
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
    .where(writtenWithin(deliveryRemovals.change, span))
  return rows.map(({ id, owner }) => ({ id, change: undefined, owner }))
}

/** The changes written by the transactions of a span. Removals come first, so a person moved within reach reappears. */
export const readNews = async (db: Database, span: Span): Promise<ReadonlyArray<News>> => [
  ...(await readRemovals(db, span)),
  ...(await readRecords(db, span)),
  ...(await readMoves(db, span)),
]
