import * as Effect from "effect/Effect"
import type { QuoteRequest } from "../../../src/contract/looseDeliveries/looseDeliveryCalls.ts"
import { type Quote, quoteOf } from "../../../src/contract/looseDeliveries/quote.ts"
import { TooFar } from "../../../src/contract/looseDeliveries/refusals.ts"
import { requestIssues } from "../../../src/contract/looseDeliveries/requestIssues.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import type { BodyOf } from "../../../src/contract/resource/resource.ts"
import type { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { decideDelivery } from "../../../src/contract/deliveryAreas/decideDelivery.ts"
import { readDeliveryTerms } from "../companies/deliverySurroundings.ts"
import { query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import type { Context } from "../resource/context.ts"
import { ownerOfNew } from "../resource/owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { RuleScope } from "../resource/rules.ts"
import { paymentsOf, readTerms, type Terms } from "./credits.ts"

/** A store's request for a loose delivery. */
export type Requested = Numbered<BodyOf<typeof looseDeliveries>> & { readonly owner?: number }

/** A delivery as it would be sent: whose it is, from where, and for how much. */
export interface Plan {
  readonly owner: OwnerIds
  readonly company: number
  readonly terms: Terms
  readonly pickupPlace: Place
  readonly quote: Quote
}

/** Finds the company a caller means, their own unless they name one within reach. */
export const companyOf = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: number | undefined,
) {
  const { columns } = yield* ownerOfNew(context, at, owner)
  const company = columns.companyId as number
  return { owner: columns, company, terms: yield* readTerms(at.tx, company) }
})

/** Works out what a delivery costs its company; `path` is where the request says what is asked for. */
export const planDelivery = Effect.fn("looseDeliveries.plan")(function* (
  context: Context,
  at: RuleScope,
  request: Numbered<QuoteRequest>,
  path: string,
) {
  const { owner, company, terms } = yield* companyOf(context, at, request.owner)
  if (terms.type === "partner")
    return yield* badRequest([{ path: `${path}.owner`, code: "invalid" }], at.language)
  const pickupPlace = request.pickupPlace ?? terms.place
  if (!pickupPlace) return yield* badRequest([{ path: `${path}.pickupPlace`, code: "required" }], at.language)
  const quote = quoteOf(
    {
      pickup: pickupPlace,
      dropoffs: request.dropoffs.map(({ place }) => place),
      packageSize: request.packageSize,
      vehicle: request.vehicle,
      needsReturn: request.needsReturn ?? false,
    },
    terms.rates,
  )
  const { maxKm } = terms.rates
  if (quote.distanceKm > maxKm) return yield* new TooFar({ distanceKm: quote.distanceKm, maxKm })
  const plan: Plan = { owner, company, terms, pickupPlace, quote }
  return plan
})

/** Refuses what a company may not ask for. */
export const checkRequested = (
  request: Requested,
  { terms }: Plan,
  language: RuleScope["language"],
): Effect.Effect<void, BadRequest> => {
  const issues = requestIssues(request, { payments: paymentsOf(terms), now: Date.now() })
  return issues.length > 0 ? Effect.fail(badRequest(issues, language)) : Effect.void
}

/** Answers of the store's own delivery areas about places; none where it set none. */
const areasOf = async (db: RuleScope["tx"], company: number, places: ReadonlyArray<Place>) => {
  const settings = await readDeliveryTerms(db, company)
  if (!settings) return {}
  const { terms, store } = settings
  const areas = places.map((place) => {
    const decision = decideDelivery(terms, store, { place, at: Date.now() })
    return {
      name: terms.areas[decision.index ?? -1]?.name ?? null,
      feeCents: decision.delivers ? decision.feeCents : null,
    }
  })
  return { areas }
}

/** Quotes a delivery, with what the store's own delivery areas say of each drop-off. */
export const quoteDelivery = Effect.fn("looseDeliveries.quote")(function* (
  context: Context,
  at: RuleScope,
  request: Numbered<QuoteRequest>,
) {
  const { company, quote } = yield* planDelivery(context, at, request, "body")
  const places = request.dropoffs.map(({ place }) => place)
  return { ...quote, ...(yield* query(() => areasOf(at.tx, company, places))) }
})
