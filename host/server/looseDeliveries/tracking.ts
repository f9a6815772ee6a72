import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { tracking as contract } from "../../../src/contract/looseDeliveries/tracking.ts"
import {
  type CourierPosition,
  type TrackedDelivery,
  trackingOf,
  usesPosition,
} from "../../../src/contract/looseDeliveries/trackingOf.ts"
import { vehicleKindOf } from "../../../src/contract/looseDeliveries/vehicleKinds.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { type PublicServices, requested } from "../calls/publicRequests.ts"
import { looseDeliveryTracks } from "../db/creditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { deliveryPeople, deliveryPositions } from "../db/deliverySchema.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecords } from "../resource/recordRows.ts"

const readPosition = async (db: Database, courier: number): Promise<CourierPosition | null> => {
  const [found] = await db
    .select()
    .from(deliveryPositions)
    .where(eq(deliveryPositions.deliveryPersonId, courier))
  return found ? { place: [found.longitude, found.latitude], at: found.at.toISOString() } : null
}

/** The delivery with the vehicle its courier really rides, in place of the one that was asked for. */
const withOwnVehicle = async (db: Database, row: TrackedDelivery, courier: number) => {
  const [found] = await db
    .select({ typeOfVehicle: deliveryPeople.typeOfVehicle })
    .from(deliveryPeople)
    .where(eq(deliveryPeople.id, courier))
  return { ...row, vehicle: vehicleKindOf(found?.typeOfVehicle) ?? row.vehicle }
}

/** Current content of a tracking link. */
const trackedDelivery = async (db: Database, row: TrackedDelivery, at: number) => {
  const courier = row.deliveryPerson?._id as number | undefined
  const position = courier !== undefined && usesPosition(row, at) ? await readPosition(db, courier) : null
  const delivery = courier === undefined ? row : await withOwnVehicle(db, row, courier)
  const tracking = trackingOf(delivery, at, { now: Date.now(), position })
  const [store] = await db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, Number(row.owner?._id ?? 0)))
  return tracking && { ...tracking, ...store }
}

const follow = Effect.fn("tracking.follow")(function* (
  db: Database,
  context: Context<typeof looseDeliveries>,
  code: string,
) {
  const tracked = looseDeliveryTracks
  const [found] = yield* query(() => db.select().from(tracked).where(eq(tracked.code, code)))
  if (!found) return yield* new NotFound()
  const where = eq(context.table.id, found.deliveryId)
  const answer = yield* query(async () => {
    const [row] = await readRecords(db, context, { where })
    return row && trackedDelivery(db, row as unknown as TrackedDelivery, found.dropoff)
  })
  return answer ?? (yield* new NotFound())
})

/** Handlers for receivers, who are not users: they follow a delivery by its link. */
export const trackingHandlers = (
  services: PublicServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, looseDeliveries)
  return {
    follow: ({ body: { code }, address }) =>
      requested(services, address, follow(services.db, context, code), "link"),
  }
}
