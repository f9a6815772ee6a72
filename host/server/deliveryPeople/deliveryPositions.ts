import { eq, and, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { deliveryPeople as contract } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import { limits } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { currentTransactionId } from "../db/columns.ts"
import { deliveryPeople, deliveryPositions } from "../db/deliverySchema.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { publishChange } from "./deliveryHub.ts"
import { present } from "../access/userRows.ts"
import { companiesWithin, ownedWithin } from "../access/reach.ts"

type Positions = Numbered<(typeof contract.positions)["body"]["Type"]>["positions"]

/** A phone's clock may be ahead; nobody is anywhere in the future. */
const atOf = (at: string | undefined) => {
  const now = new Date().toISOString()
  return at === undefined || at > now ? now : at
}

/** Deleted in this very moment; nothing is written. */
const refuseGone = refuseOn({
  delivery_positions_delivery_person_id_delivery_people_id_fk: () => new NotFound(),
})

/** Writes where people within reach are, in one statement; of two positions of one person the later counts. */
export const putPositions = Effect.fn("deliveryPeople.positions")(function* (
  tx: Database,
  { reach }: Caller,
  input: Positions,
) {
  const rows = input.map(({ _id: id, location, at }) => {
    const [longitude, latitude] = location.coordinates
    return { id, longitude, latitude, at: atOf(at) }
  })
  const positions = deliveryPositions
  const { rows: known } = yield* query(() =>
    tx.execute<{ id: string }>(sql`
      with given as (
        select distinct on (id) id, longitude, latitude, at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one(id bigint, longitude float8, latitude float8, at timestamptz)
        order by id, at desc),
      known as (
        select given.* from given join ${deliveryPeople} on ${deliveryPeople.id} = given.id
        where ${ownedWithin(deliveryPeople, reach, tx) ?? sql`true`}),
      written as (
        insert into ${positions} (delivery_person_id, longitude, latitude, at)
        select id, longitude, latitude, at from known order by id
        on conflict (delivery_person_id) do update
        set longitude = excluded.longitude, latitude = excluded.latitude, at = excluded.at,
          change = ${currentTransactionId}
        where ${positions.at} <= excluded.at)
      select id::int8::text as id from known`),
  ).pipe(refuseGone)
  yield* publishChange(tx)
  const ids = new Set(known.map(({ id }) => Number(id)))
  const unknown = [...new Set(rows.map(({ id }) => id))].filter((id) => !ids.has(id))
  return { known: ids.size, unknown }
})

/** The companies within reach that deliver, and where they are. */
export const readStores = async (db: Database, { reach }: Caller, isOpen: boolean | null | undefined) => {
  const { id, name, type, shoppingFlow, longitude, latitude } = companies
  const openCondition = typeof isOpen === "boolean" ? eq(companyDeliveries.isOpen, isOpen) : undefined
  const rows = await db
    .select({
      company: { _id: id, name, type, shoppingFlow, isOpen: companyDeliveries.isOpen },
      longitude,
      latitude,
    })
    .from(companies)
    .innerJoin(companyDeliveries, eq(companyDeliveries.companyId, id))
    .where(and(companiesWithin(reach), openCondition))
    .orderBy(id)
    .limit(limits.delivery.maxLive)
  return rows.map(({ company, longitude: east, latitude: north }) => ({
    ...present(company),
    location: east === null || north === null ? null : { coordinates: [east, north] },
  }))
}
