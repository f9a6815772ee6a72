import type { DeliveryOutcome } from "../deliveryPeople/deliveryOutcome.ts"
import type { Place, Reference } from "../resource/field.ts"
import { kmBetween } from "../resource/kmBetween.ts"
import { minutesFor, platformRates } from "./quote.ts"
import { coarsePlace, firstNameOf, streetOf, type Tracking, type TrackingStep } from "./tracking.ts"
import { entryOf } from "../wire/entryOf.ts"

interface TrackedDropoff {
  readonly address: string
  readonly place: Place
  readonly orderRef?: string | null
  readonly outcome: DeliveryOutcome | null
  readonly endedAt: string | null
}

/** As much of a delivery as its links tell of. */
export interface TrackedDelivery {
  readonly status?: string | undefined
  readonly updatedAt?: string | undefined
  readonly owner?: Reference | null | undefined
  readonly deliveryPerson?: Reference | null
  readonly vehicle: string
  readonly pickupPlace: Place
  readonly scheduledFor?: string | null
  /** Minutes that were estimated when it was asked for. */
  readonly eta?: number | string | null
  readonly dropoffs: ReadonlyArray<TrackedDropoff>
  readonly timeline: ReadonlyArray<{ readonly status: string; readonly at: string }>
}

/** Position of a courier, with its time. */
export interface CourierPosition {
  readonly place: Place
  readonly at: string
}

/** Time a link stays open after its drop-off ended. */
const openMs = 24 * 3_600_000
/** A position older than this is none. */
const freshMs = 5 * 60_000
/** Width of a promised time window, in minutes. */
const windowMinutes = 10
const minuteMs = 60_000

/** The step each status belongs to; those before somebody accepts are all the first. */
const stepOfStatus: Readonly<Record<string, TrackingStep>> = {
  ACCEPT_DELIVERYMAN: "ACCEPTED",
  DELIVERY_AT_STORE: "ACCEPTED",
  DELIVERY_ROUTE: "ON_THE_WAY",
  DELIVERY_GOBACK: "ENDED",
  DELIVERED: "ENDED",
  FINISHED: "ENDED",
  CANCELED: "ENDED",
}
const stepOf = (status: string): TrackingStep => entryOf(stepOfStatus, status) ?? "REQUESTED"

/** Returns the last time each step was reached, in order. */
const stepsOf = (timeline: TrackedDelivery["timeline"], dropoff: TrackedDropoff): Tracking["steps"] => {
  const reached = new Map<TrackingStep, string>()
  for (const { status, at } of timeline) {
    const step = stepOf(status)
    if (step === "REQUESTED") {
      const first = reached.get("REQUESTED") ?? at
      reached.clear()
      reached.set(step, first)
    } else if (!reached.has(step)) reached.set(step, at)
  }
  if (dropoff.endedAt) reached.set("ENDED", dropoff.endedAt)
  return [...reached].map(([step, at]) => ({ step, at }))
}

const windowFrom = (now: number, minutes: number) => {
  const from = now + Math.max(1, minutes) * minuteMs
  return {
    from: new Date(from).toISOString(),
    until: new Date(from + windowMinutes * minuteMs).toISOString(),
  }
}

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly position: CourierPosition | null
}

/**
 * Returns the expected time of a drop-off: from the courier's position and the stops before it, or else from the
 * estimate.
 */
const expectedOf = (
  { dropoffs, status, scheduledFor, eta, vehicle }: TrackedDelivery,
  at: number,
  { now, position }: Moment,
): Tracking["expected"] => {
  if (scheduledFor && status === "NEW") return null
  if (!position || status !== "DELIVERY_ROUTE") return windowFrom(now, Number(eta ?? 0))
  const ahead = dropoffs.slice(0, at + 1).filter(({ outcome }) => outcome === null)
  let here = position.place
  let km = 0
  for (const { place } of ahead) {
    km += kmBetween(here, place) * platformRates.roadFactor
    here = place
  }
  const stops = (ahead.length - 1) * platformRates.minutesPerStop
  return windowFrom(now, minutesFor(km, vehicle, platformRates) + stops)
}

/** Returns the courier's position and distance, computed from coarse places only. */
const coarsePosition = ({ place, at }: CourierPosition, destination: Place) => {
  const here = coarsePlace(place)
  const metersAway = Math.round(kmBetween(here, coarsePlace(destination)) * 10) * 100
  return { place: here, at, metersAway }
}

/** True if the expected time of a drop-off depends on the courier's position: while they are on the way with it. */
export const usesPosition = ({ status, dropoffs }: TrackedDelivery, at: number): boolean =>
  status === "DELIVERY_ROUTE" && dropoffs[at]?.outcome === null

/**
 * True if the recipient sees the courier's position: only while the courier is on the way to them; earlier it would
 * reveal where others live.
 */
const showsPosition = (row: TrackedDelivery, at: number): boolean =>
  usesPosition(row, at) && row.dropoffs.findIndex(({ outcome }) => outcome === null) === at

/**
 * Returns a delivery's public data for a drop-off's link: no recipient, and no place more exact than a street.
 * Undefined once a day has passed since the drop-off ended.
 */
export const trackingOf = (row: TrackedDelivery, at: number, moment: Moment): Tracking | undefined => {
  const { status = "", timeline, vehicle, deliveryPerson } = row
  const dropoff = row.dropoffs[at]
  if (!dropoff) return undefined
  const { now } = moment
  const hasEnded = dropoff.outcome !== null || stepOf(status) === "ENDED"
  if (hasEnded && now - Date.parse(dropoff.endedAt ?? row.updatedAt ?? "") > openMs) return undefined
  const found = usesPosition(row, at) ? moment.position : null
  const position = found && now - Date.parse(found.at) <= freshMs ? found : null
  const firstName = firstNameOf(deliveryPerson?.label)
  return {
    store: row.owner?.label ?? "",
    orderRef: dropoff.orderRef ?? null,
    step: hasEnded ? "ENDED" : stepOf(status),
    isCanceled: status === "CANCELED",
    outcome: dropoff.outcome,
    street: streetOf(dropoff.address),
    expected: hasEnded ? null : expectedOf(row, at, { now, position }),
    courier: firstName && !hasEnded ? { firstName, vehicle } : null,
    position: position && showsPosition(row, at) ? coarsePosition(position, dropoff.place) : null,
    storePlace: coarsePlace(row.pickupPlace),
    destination: coarsePlace(dropoff.place),
    steps: stepsOf(timeline, dropoff),
  }
}
