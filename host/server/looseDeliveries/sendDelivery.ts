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
import { noteRecord, readRecord, recordChanges } from "../resource/holdRecord.ts"
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
const valuesOf = (asked: Requested, { terms, pickupPlace, quote }: Plan, by: string) => {
  const status = asked.scheduledFor ? "NEW" : "AWAIT_DELIVERYMAN"
  const values = {
    ...asked,
    code: newCode,
    type: terms.type,
    pickup: asked.pickup || terms.name,
    pickupPlace,
    destination: destinationOf(asked.dropoffs),
    recipients: recipientsOf(asked.dropoffs),
    dropoffs: asked.dropoffs.map((dropoff) => ({ ...dropoff, trackingCode: newTrackingCode() })),
    distance: quote.distanceKm,
    eta: quote.etaMin,
    price: quote.priceCents,
    timeline: [timelineLine(status, by)],
  }
  return { status, values }
}

/** Asks for a delivery at the price that was confirmed, takes that from the company's credits, and makes its links. */
export const sendDelivery = Effect.fn("looseDeliveries.send")(function* (
  context: Context,
  at: RuleScope,
  { confirmedPrice: priceCents, ...asked }: Requested & { readonly confirmedPrice: number },
) {
  const { tx, caller } = at
  const { table } = context
  const plan = yield* planDelivery(context, at, asked, "body")
  const { owner, company, quote } = plan
  yield* checkRequested(asked, plan, at.language)
  if (quote.priceCents !== priceCents) return yield* new QuoteChanged({ quote })
  const { status, values } = valuesOf(asked, plan, caller.user.fullname)
  const id = yield* query(async () => {
    const kept = columnValues(resource.fields, values)
    const [made] = await tx
      .insert(table)
      .values({ ...owner, ...kept, status })
      .returning({ id: table.id })
    await tx
      .update(table)
      .set({ code: sql`'E' || ${table.id}` })
      .where(sql`${table.id} = ${made!.id}`)
    await tx.insert(looseDeliveryTracks).values(
      values.dropoffs.map(({ trackingCode: code }, dropoff) => ({
        code,
        deliveryId: made!.id as number,
        dropoff,
      })),
    )
    return made!.id as number
  })
  const by = caller.user.id as number
  if (asked.payBy === "CREDITS") yield* takeCredits(tx, { company, delivery: id, by, priceCents })
  const row = yield* readRecord(tx, context, caller, id)
  const changes = recordChanges(context, {}, row)
  yield* noteRecord(context, at, { action: "CREATE", row, owner, changes })
  return row
})
