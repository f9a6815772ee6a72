import * as Effect from "effect/Effect"
import type { EndedDropoff } from "../contract/looseDeliveries/looseDeliveryMoves.ts"
import { platformRates, type Priced, type Quote, quoteOf } from "../contract/looseDeliveries/quote.ts"
import { NotEnoughCredits, QuoteChanged, TooFar } from "../contract/looseDeliveries/refusals.ts"
import type { Place } from "../contract/resource/field.ts"
import type { Handler } from "./handlers.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, type ResourceMemory } from "./resourceMemory.ts"
import { ownerOf } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import { storedValues } from "./resourceValues.ts"

/** Where every store of a backend is. */
export const storePlace: Place = [-46.6566, -23.5614]
/** What a backend begins with. */
export const firstBalanceCents = 50_000

/** A drop-off, which ends some way. */
export type Dropoff = EndedDropoff & {
  readonly place: Place
  readonly address: string
  readonly contactName: string
}
/** What a store asks for. */
export interface Asked extends Omit<Priced, "pickup" | "dropoffs"> {
  readonly owner?: number
  readonly pickupPlace?: Place | null
  readonly pickup?: string
  readonly payBy: string
  readonly scheduledFor?: string
  readonly confirmedPrice: number
  readonly dropoffs: ReadonlyArray<Dropoff>
}

/** A delivery's price, unless nobody drives that far. */
export const priced = (asked: Asked) => {
  const dropoffs = asked.dropoffs.map(({ place }) => place)
  const quote = quoteOf({ ...asked, pickup: asked.pickupPlace ?? storePlace, dropoffs })
  const { maxKm } = platformRates
  const { distanceKm } = quote
  return distanceKm > maxKm ? Effect.fail(new TooFar({ distanceKm, maxKm })) : Effect.succeed(quote)
}

/** What stores of a backend pay with. */
export interface Wallet {
  balanceCents: number
}

/** A delivery that was just asked for, as it is kept. */
const newRow = (
  { resource, table, lists }: ResourceMemory,
  asked: Asked,
  { owner, quote }: { readonly owner: number | null; readonly quote: Quote },
): KeptRow => {
  const at = new Date().toISOString()
  const _id = table.nextId()
  const status = asked.scheduledFor ? "NEW" : "AWAIT_DELIVERYMAN"
  const [first, ...more] = asked.dropoffs
  const open = { outcome: null, reason: null, endedAt: null }
  const { owner: _owner, confirmedPrice: _price, ...written } = asked
  const values = {
    ...written,
    code: `E${_id}`,
    type: "restaurant",
    destination: `${first?.address}${more.length > 0 ? ` (+${more.length})` : ""}`,
    recipients: asked.dropoffs.map(({ contactName }) => contactName).join(", "),
    dropoffs: asked.dropoffs.map((one, index) => ({
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

/** Asks for a delivery at the price that was confirmed, and takes that from the credits. */
export const sending = (memory: ResourceMemory, wallet: Wallet): Handler =>
  Effect.fnUntraced(function* ({ body }) {
    const asked = body as Asked
    const { resource, table, lists } = memory
    const owner = yield* ownerOf(memory, asked.owner)
    const quote = yield* priced(asked)
    const { priceCents } = quote
    if (priceCents !== asked.confirmedPrice) return yield* new QuoteChanged({ quote })
    const { balanceCents } = wallet
    if (asked.payBy === "CREDITS" && balanceCents < priceCents)
      return yield* new NotEnoughCredits({ balanceCents, priceCents })
    if (asked.payBy === "CREDITS") wallet.balanceCents -= priceCents
    const row = newRow(memory, asked, { owner, quote })
    note(memory, "CREATE", { after: row })
    table.rows.set(row._id, row)
    return shownRow(resource, row, lists.sources)
  })
