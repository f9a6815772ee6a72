import { dropoffsAfter, type EndedDropoff } from "../../../src/contract/looseDeliveries/looseDeliveryMoves.ts"
import { quoteOf } from "../../../src/contract/looseDeliveries/quote.ts"
import { destinationOf, recipientsOf } from "../../../src/contract/looseDeliveries/dropoffTexts.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { positionNear } from "./ways.ts"
import type { DeliveringStore } from "./business.ts"
import { firstNames, streets, surnames } from "./names.ts"
import type { Random } from "./random.ts"

const minuteMs = 60_000

/** The statuses a delivery has come through, each so many minutes after the one before. */
type Way = ReadonlyArray<readonly [status: string, minutes: number]>

const toCourier: Way = [
  ["AWAIT_DELIVERYMAN", 0],
  ["ACCEPT_DELIVERYMAN", 3],
]
const toDoor: Way = [...toCourier, ["DELIVERY_AT_STORE", 6], ["DELIVERY_ROUTE", 4]]
const delivered: Way = [...toDoor, ["DELIVERED", 16], ["FINISHED", 5]]

/** One of the demo's deliveries: how far it came, and how many minutes ago it was asked for. */
export interface PlannedDelivery {
  readonly way: Way
  readonly ago: number
  readonly stops: number
}

const dayMinutes = 24 * 60

/** Initial deliveries of each store's demo, oldest first. */
export const plannedDeliveries: ReadonlyArray<PlannedDelivery> = [
  ...[6, 5, 4, 3, 2, 1].map((days, index) => ({
    way: delivered,
    ago: days * dayMinutes,
    stops: 1 + (index % 3),
  })),
  { way: [...toDoor, ["DELIVERY_GOBACK", 18], ["FINISHED", 15]], ago: 2 * dayMinutes - 90, stops: 1 },
  { way: [...toCourier, ["CANCELED", 5]], ago: dayMinutes - 200, stops: 1 },
  { way: delivered, ago: 180, stops: 2 },
  { way: toDoor, ago: 22, stops: 2 },
  { way: toCourier, ago: 9, stops: 1 },
  {
    way: [
      ["AWAIT_DELIVERYMAN", 0],
      ["NO_DELIVERYMAN_AVAILABLE", 10],
    ],
    ago: 14,
    stops: 1,
  },
  { way: [["AWAIT_DELIVERYMAN", 0]], ago: 3, stops: 1 },
]

const reasonOf = (status: string) =>
  status === "CANCELED" ? "CUSTOMER_ASKED" : status === "DELIVERY_GOBACK" ? "CUSTOMER_NOT_FOUND" : null

const dropoffAt = (store: DeliveringStore, random: Random, trackingCode: string) => ({
  address: `${random.pick(streets)}, ${100 + random.below(1900)}`,
  place: positionNear(store.place, 3500, random) as Place,
  contactName: `${random.pick(firstNames)} ${random.pick(surnames)}`,
  phone: `119${String(80_000_000 + random.below(9_999_999))}`,
  orderRef: String(1000 + random.below(8999)),
  trackingCode,
  outcome: null,
  reason: null,
  endedAt: null,
})

/** Timeline of a delivery, from the time it was requested. */
const timelineOf = (store: DeliveringStore, way: Way, start: number) => {
  let at = start
  return way.map(([status, minutes]) => {
    at += minutes * minuteMs
    const by = status === "AWAIT_DELIVERYMAN" ? store.name : null
    return { status, at: new Date(at).toISOString(), by, reason: reasonOf(status), comment: null }
  })
}

interface Making {
  readonly now: number
  readonly random: Random
  /** The code of the link of each drop-off. */
  readonly codeOf: (at: number) => string
}

/** A delivery as the demo keeps it. */
export const demoDelivery = (
  store: DeliveringStore,
  { way, ago, stops }: PlannedDelivery,
  { now, random, codeOf }: Making,
) => {
  const start = now - ago * minuteMs
  const timeline = timelineOf(store, way, start)
  const planned: ReadonlyArray<ReturnType<typeof dropoffAt> & EndedDropoff> = Array.from(
    { length: stops },
    (_, index) => dropoffAt(store, random, codeOf(index)),
  )
  const dropoffs = timeline.reduce((all, line) => dropoffsAfter(all, line.status, line), planned)
  const request = {
    packageSize: random.pick(["P", "P", "M", "G"] as const),
    vehicle: "MOTO",
    needsReturn: false,
  }
  const quote = quoteOf({ ...request, pickup: store.place, dropoffs: planned.map(({ place }) => place) })
  const values = {
    ...request,
    type: store.type,
    pickup: store.name,
    pickupPlace: store.place,
    destination: destinationOf(dropoffs),
    recipients: recipientsOf(dropoffs),
    dropoffs,
    distance: quote.distanceKm,
    eta: quote.etaMin,
    price: quote.priceCents,
    payBy: "CREDITS",
    timeline,
  }
  return {
    values,
    status: way.at(-1)?.[0] ?? "NEW",
    createdAt: new Date(start),
    updatedAt: new Date(timeline.at(-1)?.at ?? start),
    hasCourier: timeline.some((line) => line.status === "ACCEPT_DELIVERYMAN"),
  }
}
