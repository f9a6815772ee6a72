import { isWithinTimes } from "../companies/isWithinTimes.ts"
import { prepMinutesAt } from "../companies/prepMinutesAt.ts"
import { platformRates } from "../looseDeliveries/quote.ts"
import { minutesToDoor } from "../orders/minutesToDoor.ts"
import { kmBetween } from "../resource/kmBetween.ts"
import type { DeliveryArea, DeliveryTerms } from "../resources/deliverySettings.ts"
import { areaHolds, type Destination, type StoreSurroundings } from "./areaHolds.ts"

/** An address at a moment, with what the customer spends where that is known. */
export interface AskedDelivery extends Destination {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly totalCents?: number | undefined
}

/** An area that holds the address, by its place in the list, and its fee. */
export interface PricedArea {
  readonly index: number
  readonly feeCents: number
}

/** The way from the store, in kilometers. */
interface Way {
  readonly straightKm: number
  readonly roadKm: number
}

/** A delivery the store makes: by which area, for how much, and in how long. */
export interface OfferedDelivery extends Way {
  readonly delivers: true
  readonly index: number
  /** Fee of the area; `isFree` says that the customer does not pay it. */
  readonly feeCents: number
  readonly isFree: boolean
  readonly minOrderCents: number
  /** Minutes from the order to the door: those of the area, or more where the kitchen takes longer. */
  readonly etaMin: number
  readonly etaMax: number
  /** Minutes of the kitchen, where these make it longer than the area's time. */
  readonly prepMinutes?: number
  /** Other areas that would deliver, in the order of the list. */
  readonly others: ReadonlyArray<PricedArea>
}

/** A delivery the store does not make: outside of every area, within one that does not deliver, or not at this time. */
export interface RefusedDelivery extends Way {
  readonly delivers: false
  readonly why: "OUTSIDE" | "NO_DELIVERY" | "NOT_NOW"
  /** The area that refuses, by its place in the list. */
  readonly index?: number
}

export type DeliveryDecision = OfferedDelivery | RefusedDelivery

/** Cents an area charges for this way. */
export const feeOf = (area: DeliveryArea, { straightKm, roadKm }: Way): number => {
  const base = area.fee ?? 0
  if (area.feeRule !== "PER_KM") return base
  return base + Math.round((area.perKm ?? 0) * (area.kmBy === "STRAIGHT" ? straightKm : roadKm))
}

/** The way between the store and an address: as a bird flies, and by streets as loose deliveries measure them. */
const wayTo = ({ place }: Destination, store: StoreSurroundings): Way => {
  const straightKm = kmBetween(store.place, place)
  return { straightKm, roadKm: straightKm * platformRates.roadFactor }
}

/** Shortest and longest time to the door: those of the area, unless the kitchen takes longer. */
const timesOf = (
  { etaMin, etaMax }: DeliveryArea,
  { prepTimes }: StoreSurroundings,
  at: number,
): Pick<OfferedDelivery, "etaMin" | "etaMax" | "prepMinutes"> => {
  const [min, max] = [Math.min(etaMin ?? 0, etaMax ?? 0), Math.max(etaMin ?? 0, etaMax ?? 0)]
  if (!prepTimes) return { etaMin: min, etaMax: max }
  const prepMinutes = prepMinutesAt(prepTimes, at, "DELIVERY")
  const longest = minutesToDoor(prepMinutes, max)
  return {
    etaMin: minutesToDoor(prepMinutes, min),
    etaMax: longest,
    ...(longest > max && { prepMinutes }),
  }
}

const isRefusing = ({ delivers }: DeliveryArea) => delivers === "NO"

/**
 * Decides which of a store's areas an address belongs to, and what delivering there costs. The first area in the list
 * that holds the address wins, also where it does not deliver; by `CHEAPEST` an area that does not deliver wins over all
 * others, and else the smallest fee, the earlier area of two alike.
 */
export const decideDelivery = (
  { areas, choice, freeAbove }: DeliveryTerms,
  store: StoreSurroundings,
  request: AskedDelivery,
): DeliveryDecision => {
  const way = wayTo(request, store)
  const holding = areas
    .map((area, index) => ({ area, index, feeCents: feeOf(area, way) }))
    .filter(({ area }) => area.isActive && areaHolds(area, request, store))
  const counting = holding.filter(({ area }) => isWithinTimes(area, request.at, store.timeZone))
  const delivering = counting.filter(({ area }) => !isRefusing(area))
  const [first] = counting
  const won =
    choice === "CHEAPEST"
      ? (counting.find(({ area }) => isRefusing(area)) ??
        delivering.toSorted((one, other) => one.feeCents - other.feeCents)[0])
      : first
  if (!won) {
    const later = holding.find(({ area }) => !isRefusing(area))
    return later
      ? { ...way, delivers: false, why: "NOT_NOW", index: later.index }
      : { ...way, delivers: false, why: "OUTSIDE" }
  }
  const { area, index, feeCents } = won
  if (isRefusing(area)) return { ...way, delivers: false, why: "NO_DELIVERY", index }
  return {
    ...way,
    delivers: true,
    index,
    feeCents,
    isFree: freeAbove !== null && request.totalCents !== undefined && request.totalCents >= freeAbove,
    minOrderCents: area.minOrder ?? 0,
    ...timesOf(area, store, request.at),
    others: delivering
      .filter((one) => one !== won)
      .map((one) => ({ index: one.index, feeCents: one.feeCents })),
  }
}
