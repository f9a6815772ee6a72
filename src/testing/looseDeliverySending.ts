import * as Effect from "effect/Effect"
import { destinationOf, recipientsOf } from "../contract/looseDeliveries/dropoffTexts.ts"
import type { EndedDropoff } from "../contract/looseDeliveries/looseDeliveryMoves.ts"
import { platformRates, type Priced, type Quote, quoteOf } from "../contract/looseDeliveries/quote.ts"
import { NotEnoughCredits, QuoteChanged, TooFar } from "../contract/looseDeliveries/refusals.ts"
import { requestIssues } from "../contract/looseDeliveries/requestIssues.ts"
import type { Place } from "../contract/resource/field.ts"
import { moveCredits, payments, type Wallets, walletOf } from "./looseDeliveryWallets.ts"
import { badRequest } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { type DescribedLists, note, type ResourceMemory } from "./resourceMemory.ts"
import { ownerOf } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import { storedValues } from "./resourceValues.ts"
import type { Handler } from "./Handler.ts"

/** Position of every store of a backend. */
export const storePlace: Place = [-46.6566, -23.5614]
/** A drop-off, which ends some way. */
export type Dropoff = EndedDropoff & {
  readonly place: Place
  readonly address: string
  readonly contactName: string
}
/** A store's request for a loose delivery. */
export interface DeliveryRequest extends Omit<Priced, "pickup" | "dropoffs"> {
  readonly owner?: number
  readonly pickupPlace?: Place | null
  readonly pickup?: string
  readonly payBy: string
  readonly scheduledFor?: string
  readonly confirmedPrice: number
  readonly dropoffs: ReadonlyArray<Dropoff>
}

/** A delivery's price, unless nobody drives that far. */
export const priced = (request: DeliveryRequest) => {
  const dropoffs = request.dropoffs.map(({ place }) => place)
  const quote = quoteOf({ ...request, pickup: request.pickupPlace ?? storePlace, dropoffs })
  const { maxKm } = platformRates
  const { distanceKm } = quote
  return distanceKm > maxKm ? Effect.fail(new TooFar({ distanceKm, maxKm })) : Effect.succeed(quote)
}

/** The type of the stores of a backend's user. */
const typeOf = ({ company }: DescribedLists["user"]) =>
  company?.type === "supermarket" ? "supermarket" : "restaurant"

/** Returns the label of a company. */
export const labelOf = ({ sources }: DescribedLists, owner: number | null) =>
  sources
    .get("companies")?.()
    .find(({ _id }) => _id === owner)?.label ?? ""

/** A delivery that was just asked for, as it is kept. */
const newRow = (
  { resource, table, lists }: ResourceMemory,
  request: DeliveryRequest,
  { owner, quote }: { readonly owner: number | null; readonly quote: Quote },
): KeptRow => {
  const at = new Date().toISOString()
  const _id = table.nextId()
  const status = request.scheduledFor ? "NEW" : "AWAIT_DELIVERYMAN"
  const open = { outcome: null, reason: null, endedAt: null }
  const { owner: _owner, confirmedPrice: _price, ...written } = request
  const values = {
    ...written,
    code: `E${_id}`,
    type: typeOf(lists.user),
    pickup: request.pickup || labelOf(lists, owner),
    pickupPlace: request.pickupPlace ?? storePlace,
    destination: destinationOf(request.dropoffs),
    recipients: recipientsOf(request.dropoffs),
    dropoffs: request.dropoffs.map((one, index) => ({
      ...one,
      ...open,
      trackingCode: `track-${_id}-${index}`,
    })),
    distance: quote.distanceKm,
    eta: quote.etaMin,
    price: quote.priceCents,
    timeline: [{ status, at, by: lists.user.fullname, reason: null, comment: null }],
  }
  const frame = { _id, version: 1, createdAt: at, updatedAt: at, owner, status, position: _id }
  return { ...frame, values: storedValues(resource.fields, values) }
}

/** Streams tell that a delivery is another one now. */
export const publishChange = ({ lists }: ResourceMemory, { _id, status = "", version }: KeptRow): void =>
  lists.looseChanges.publish("changes", { changed: [{ _id, status, version }] })

/** Asks for a delivery at the price that was confirmed, and takes that from the credits. */
export const sending = (memory: ResourceMemory, wallets: Wallets): Handler =>
  Effect.fnUntraced(function* ({ body }) {
    const request = body as DeliveryRequest
    const { resource, table, lists } = memory
    const owner = yield* ownerOf(memory, request.owner)
    const quote = yield* priced(request)
    const { priceCents } = quote
    const issues = requestIssues(request, { payments, now: Date.now() })
    if (issues.length > 0) return yield* Effect.fail(badRequest(issues))
    if (priceCents !== request.confirmedPrice) return yield* new QuoteChanged({ quote })
    const wallet = walletOf(wallets, owner)
    const { balanceCents } = wallet
    if (balanceCents < priceCents) return yield* new NotEnoughCredits({ balanceCents, priceCents })
    const row = newRow(memory, request, { owner, quote })
    moveCredits(wallet, { kind: "DEBIT", amountCents: -priceCents, delivery: String(row.values["code"]) })
    note(memory, "CREATE", { after: row })
    table.rows.set(row._id, row)
    publishChange(memory, row)
    return shownRow(resource, row, lists.sources)
  })
