import { and, eq, isNull, or } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type {
  looseCourierCalls as contract,
  LooseCourier,
} from "../../../src/contract/looseDeliveries/looseCourierCalls.ts"
import { looseDeliveries as resource } from "../../../src/contract/resources/looseDeliveries.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { readCandidates } from "../deliveryPeople/candidates.ts"
import { type Context, sourceNamed } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"

const { looseDeliveries } = tables

/** Statuses after which a store no longer needs to reach whoever had the delivery. */
const over: ReadonlyArray<string | undefined> = resource.status?.final ?? []

/** Phone and vehicle of whoever has a delivery within reach, while it is open. */
const readCourier = Effect.fn("looseDeliveries.courier")(function* (
  db: Database,
  context: Context<typeof resource>,
  caller: Caller,
  id: number,
) {
  const { deliveryPerson, status } = yield* readRecord(db, context, caller, id)
  if (!deliveryPerson || over.includes(status)) return null
  const { _id: person } = deliveryPerson
  const [found] = yield* query(() =>
    db
      .select({ details: deliveryPeople.details, typeOfVehicle: deliveryPeople.typeOfVehicle })
      .from(deliveryPeople)
      .where(eq(deliveryPeople.id, person)),
  )
  if (!found) return null
  const { details, typeOfVehicle } = found
  return { _id: person, phone: details?.phone ?? null, typeOfVehicle } satisfies LooseCourier
})

/** Everybody available whom a delivery within reach may be given to, the nearest to its store first. */
const readLooseCandidates = Effect.fn("looseDeliveries.candidates")(function* (
  db: Database,
  context: Context<typeof resource>,
  caller: Caller,
  id: number,
) {
  yield* readRecord(db, context, caller, id)
  const [owner] = yield* query(() =>
    db
      .select({ companyId: looseDeliveries.companyId, applicationId: looseDeliveries.applicationId })
      .from(looseDeliveries)
      .where(eq(looseDeliveries.id, id)),
  )
  const company = Number(owner?.companyId)
  const ofNoStore = and(
    eq(deliveryPeople.applicationId, Number(owner?.applicationId)),
    isNull(deliveryPeople.companyId),
  )
  const { within } = sourceNamed(context, resource.fields.deliveryPerson)
  const where = and(within(caller.reach, db), or(eq(deliveryPeople.companyId, company), ofNoStore))
  return yield* query(() => readCandidates(db, company, where))
})

/** Handlers for the delivery people of loose deliveries. */
export const looseCourierHandlers = (
  db: Database,
  context: Context<typeof resource>,
): HandlersOf<typeof contract> => ({
  courier: ({ params, caller }) => readCourier(db, context, caller, params.id),
  candidates: ({ params, caller }) => readLooseCandidates(db, context, caller, params.id),
})
