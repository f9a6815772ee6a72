import type { Place } from "../resource/field.ts"
import { kmBetween } from "../resource/kmBetween.ts"

/** Facts that determine a delivery's price. */
export interface Priced {
  readonly pickup: Place
  /** In the order they are driven to. */
  readonly dropoffs: ReadonlyArray<Place>
  readonly packageSize: string
  readonly vehicle: string
  readonly needsReturn: boolean
}

/** Prices and times of deliveries. A company may have its own values for some of them. */
export interface Rates {
  /** Cents of every delivery, with its first kilometers. */
  readonly baseCents: number
  readonly includedKm: number
  readonly perKmCents: number
  readonly perExtraStopCents: number
  /** Hundredths of a percent of the way's price that going back to the store costs. */
  readonly returnShare: number
  readonly sizeCents: Readonly<Record<string, number>>
  /** Ratio of street distance to straight-line distance. */
  readonly roadFactor: number
  readonly kmPerHour: Readonly<Record<string, number>>
  /** Minutes until a courier is at the store, and at each door. */
  readonly minutesToPickup: number
  readonly minutesPerStop: number
  /** The longest way anybody drives. */
  readonly maxKm: number
}

/** Rates for companies without an agreement of their own. */
export const platformRates: Rates = {
  baseCents: 790,
  includedKm: 2,
  perKmCents: 165,
  perExtraStopCents: 290,
  returnShare: 5000,
  sizeCents: { P: 0, M: 150, G: 400 },
  roadFactor: 1.35,
  kmPerHour: { MOTO: 24, BIKE: 14, CAR: 20 },
  minutesToPickup: 8,
  minutesPerStop: 4,
  maxKm: 40,
}

/** Parts of a price, in the order they are added up. */
const quoteParts = ["BASE", "DISTANCE", "STOPS", "SIZE", "RETURN"] as const

/** One part of a price. */
export interface QuoteLine {
  readonly part: (typeof quoteParts)[number]
  readonly amountCents: number
}

/** Price and duration of a delivery. */
export interface Quote {
  readonly distanceKm: number
  readonly etaMin: number
  readonly priceCents: number
  readonly lines: ReadonlyArray<QuoteLine>
  /** For each drop-off, the deciding area of the store and the fee its customer pays there. */
  readonly areas?: ReadonlyArray<{ readonly name: string | null; readonly feeCents: number | null }>
}

/** Kilometers of streets through these places, in order. */
const kmThrough = (places: ReadonlyArray<Place>, { roadFactor }: Rates): number =>
  places
    .slice(1)
    .reduce((sum, place, index) => sum + kmBetween(places[index] ?? place, place) * roadFactor, 0)

/** Minutes a vehicle takes for so many kilometers. */
export const minutesFor = (km: number, vehicle: string, { kmPerHour }: Rates): number =>
  (km / (kmPerHour[vehicle] ?? kmPerHour["MOTO"] ?? 24)) * 60

const rounded = (km: number) => Math.round(km * 10) / 10

/** Returns a delivery's price by these rates, and its duration until the last drop-off. */
export const quoteOf = (delivery: Priced, rates: Rates = platformRates): Quote => {
  const { pickup, dropoffs, packageSize, vehicle, needsReturn } = delivery
  const distanceKm = rounded(kmThrough([pickup, ...dropoffs], rates))
  const wayCents = Math.round(Math.max(0, distanceKm - rates.includedKm) * rates.perKmCents)
  const amounts: ReadonlyArray<QuoteLine> = [
    { part: "BASE", amountCents: rates.baseCents },
    { part: "DISTANCE", amountCents: wayCents },
    { part: "STOPS", amountCents: (dropoffs.length - 1) * rates.perExtraStopCents },
    { part: "SIZE", amountCents: rates.sizeCents[packageSize] ?? 0 },
    {
      part: "RETURN",
      amountCents: needsReturn ? Math.round(((rates.baseCents + wayCents) * rates.returnShare) / 10_000) : 0,
    },
  ]
  const lines = amounts.filter(({ amountCents }) => amountCents > 0)
  const stopMinutes = (dropoffs.length - 1) * rates.minutesPerStop
  return {
    distanceKm,
    etaMin: Math.ceil(rates.minutesToPickup + minutesFor(distanceKm, vehicle, rates) + stopMinutes),
    priceCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines,
  }
}
