import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { QuoteChanged } from "../../../src/contract/looseDeliveries/refusals.ts"
import { destinationOf, recipientsOf } from "../../../src/contract/looseDeliveries/dropoffTexts.ts"
import { looseDeliveries as resource } from "../../../src/contract/resources/looseDeliveries.ts"
import { looseDeliveryTracks } from "../db/creditSchema.ts"
import { query } from "../db/database.ts"
import type { Context } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import type { RuleScope } from "../resource/rules.ts"
import { takeCredits } from "./credits.ts"
import { checkRequested, type Plan, planDelivery, type Requested } from "./plan.ts"
import { timelineLine } from "./timeline.ts"

/** 160 bits, which nobody guesses. */
const trackingBytes = 20
const newTrackingCode = (): string => randomBytes(trackingBytes).toString("base64url")

/** A delivery is called by its number, which it has once it is there. */
const newCode = "E"

/** Values of a new delivery, including those no client sends. */
const valuesOf = (request: Requested, { terms, pickupPlace, quote }: Plan, by: string) => {
  const status = request.scheduledFor ? "NEW" : "AWAIT_DELIVERYMAN"
  const values = {
    ...request,
    code: newCode,
    type: terms.type,
    pickup: request.pickup || terms.name,
    pickupPlace,
    destination: destinationOf(request.dropoffs),
    recipients: recipientsOf(request.dropoffs),
    dropoffs: request.dropoffs.map((dropoff) => ({ ...dropoff, trackingCode: newTrackingCode() })),
    distance: quote.distanceKm,
    eta: quote.etaMin,
    price: quote.priceCents,
    timeline: [timelineLine(status, by)],
  }
  return { status, values }
}

/** Asks for a delivery at the price that was confirmed, takes that from the company's credits, and makes its links. */
export const sendDelivery = Effect.fn("looseDeliveries.send")(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  { confirmedPrice: priceCents, ...request }: Requested & { readonly confirmedPrice: number },
) {
  const { tx, caller } = at
  const { table } = context
  const plan = yield* planDelivery(context, at, request, "body")
  const { owner, company, quote } = plan
  yield* checkRequested(request, plan, at.language)
  if (quote.priceCents !== priceCents) return yield* new QuoteChanged({ quote })
  const { status, values } = valuesOf(request, plan, caller.user.fullname)
  const id = yield* query(async () => {
    const columns = columnValues(resource.fields, values)
    const [created] = await tx
      .insert(table)
      .values({ ...owner, ...columns, status })
      .returning({ id: table.id })
    await tx
      .update(table)
      .set({ code: sql`'E' || ${table.id}` })
      .where(sql`${table.id} = ${created!.id}`)
    await tx.insert(looseDeliveryTracks).values(
      values.dropoffs.map(({ trackingCode: code }, dropoff) => ({
        code,
        deliveryId: created!.id as number,
        dropoff,
      })),
    )
    return created!.id as number
  })
  const by = caller.user.id as number
  if (request.payBy === "CREDITS") yield* takeCredits(tx, { company, delivery: id, by, priceCents })
  const row = yield* readRecord(tx, context, caller, id)
  const changes = recordChanges(context, {}, row)
  yield* noteRecord(context, at, { action: "CREATE", row, owner, changes })
  return row
})
