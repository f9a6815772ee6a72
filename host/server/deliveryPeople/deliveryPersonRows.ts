import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { maskCpf } from "../../../src/contract/people/cpf.ts"
import type {
  DeliveryDetails,
  DeliveryPerson,
  DeliveryStatus,
  LivePerson,
} from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople, deliveryPositions, people } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { present } from "../access/userRows.ts"
import { ownedWithin } from "../access/reach.ts"
import { among } from "../lists/bulk.ts"
import { companyColumns } from "../companies/companyColumns.ts"

const { id, isOnline, onRoute, flag, cpf, typeOfVehicle, deliverymanPaid, version } = deliveryPeople

const place = {
  longitude: deliveryPositions.longitude,
  latitude: deliveryPositions.latitude,
  at: deliveryPositions.at,
}

/** The columns any signed-in user may see. */
const seen = {
  record: { _id: id, isOnline, onRoute, flag, typeOfVehicle },
  person: { _id: people.id, name: people.name },
  company: companyColumns,
  place,
}

/** `listed` leaves out what only the editor shows. */
type Depth = "listed" | "whole"

const editorColumns = { cpf, deliverymanPaid, version }
/** Earnings of a delivery person, computed from their deliveries. */
export const earned = {
  deliveriesLastWeek: sql<number | null>`(select count(*)::int from races r
    where r.delivery_person_id = ${id} and r.finished_at > now() - interval '7 days')`,
  unpaidCents: sql<number | null>`(select coalesce(sum(r.fee_cents), 0)::int from races r
    where r.delivery_person_id = ${id}
    and r.finished_at > coalesce(${deliveryPeople.deliveryManPaidDate}, '-infinity'))`,
}

const columnsOf = (depth: Depth) => ({
  ...seen,
  kept: editorColumns,
  paidAt: deliveryPeople.deliveryManPaidDate,
  earned,
  details: depth === "whole" ? deliveryPeople.details : sql<DeliveryDetails | null>`null`,
})

type Place = { readonly longitude: number; readonly latitude: number; readonly at: Date } | null

/** Position of a person, in the contract's format. */
const placed = (known: Place) => ({
  location: known && { coordinates: [known.longitude, known.latitude] },
  positionAt: known && known.at.toISOString(),
})

const rowsOf = (db: Database, depth: Depth, where: SQL | undefined, order: ReadonlyArray<SQL> = [asc(id)]) =>
  db
    .select(columnsOf(depth))
    .from(deliveryPeople)
    .leftJoin(people, eq(people.id, deliveryPeople.personId))
    .leftJoin(companies, eq(companies.id, deliveryPeople.companyId))
    .leftJoin(deliveryPositions, eq(deliveryPositions.deliveryPersonId, id))
    .where(where)
    .orderBy(...order)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
type ShownRow = Pick<Row, keyof typeof seen>

const toLive = ({ record, person, company, place: known }: ShownRow): Numbered<LivePerson> => ({
  ...record,
  person,
  company: company && present(company),
  ...placed(known),
})

const toPerson = (row: Row): Numbered<DeliveryPerson> => ({
  ...row.details,
  ...toLive(row),
  ...row.kept,
  ...present(row.earned),
  deliveryManPaidDate: row.paidAt && row.paidAt.toISOString(),
})

const masked = (one: DeliveryPerson): DeliveryPerson => (one.cpf ? { ...one, cpf: maskCpf(one.cpf) } : one)

/** Delivery people as the live map shows them, by number. */
export const readLive = async (
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<ReadonlyArray<LivePerson>> => {
  const rows = await db
    .select(seen)
    .from(deliveryPeople)
    .leftJoin(people, eq(people.id, deliveryPeople.personId))
    .leftJoin(companies, eq(companies.id, deliveryPeople.companyId))
    .leftJoin(deliveryPositions, eq(deliveryPositions.deliveryPersonId, id))
    .where(where)
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(toLive)
}

/** Delivery people as lists show them, with what they earned. */
export const readListed = async (
  db: Database,
  where: SQL | undefined,
): Promise<ReadonlyArray<DeliveryPerson>> => {
  const rows = await rowsOf(db, "listed", where)
  return rows.map((row) => masked(toPerson(row)))
}

/** The next delivery people of a file, with all details and a masked CPF. */
export const readForFile = async (
  db: Database,
  { where, order, limit }: { where: SQL | undefined; order: ReadonlyArray<SQL>; limit: number },
): Promise<ReadonlyArray<DeliveryPerson>> => {
  const rows = await rowsOf(db, "whole", where, order).limit(limit)
  return rows.map((row) => masked(toPerson(row)))
}

/** Delivery people with all details, by number. */
export const readWholes = async (db: Database, ids: ReadonlyArray<number>) => {
  const rows = await rowsOf(db, "whole", among(deliveryPeople, ids))
  return new Map(rows.map((row) => [row.record._id, toPerson(row)]))
}

/** One delivery person within reach, with all details. */
export const readWhole = Effect.fnUntraced(function* (db: Database, caller: Caller, personId: number) {
  const where = and(eq(id, personId), ownedWithin(deliveryPeople, caller.reach, db))
  const [row] = yield* query(() => rowsOf(db, "whole", where))
  return row ? toPerson(row) : yield* new NotFound()
})

/** Locks a delivery person within reach until the transaction ends. */
export const lockDeliveryPerson = Effect.fnUntraced(function* (
  tx: Database,
  { reach }: Caller,
  personId: number,
) {
  const [row] = yield* query(() =>
    tx
      .select()
      .from(deliveryPeople)
      .where(and(eq(id, personId), ownedWithin(deliveryPeople, reach, tx)))
      .for("update"),
  )
  return row ?? (yield* new NotFound())
})

/** The status and position of delivery people, by id. */
export const readStatus = async (
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<ReadonlyArray<DeliveryStatus>> => {
  const rows = await db
    .select({ record: { _id: id, isOnline, onRoute, flag }, place })
    .from(deliveryPeople)
    .leftJoin(deliveryPositions, eq(deliveryPositions.deliveryPersonId, id))
    .where(where)
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ record, place: known }) => ({ ...record, ...placed(known) }))
}
