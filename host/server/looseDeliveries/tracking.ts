import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { kmBetween, minutesFor, platformRates } from "../../../src/contract/looseDeliveries/quote.ts"
import {
  coarsePlace,
  firstNameOf,
  streetOf,
  type Tracking,
  type tracking as contract,
  type TrackingStep,
} from "../../../src/contract/looseDeliveries/tracking.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { requested } from "../accounts/accountRequests.ts"
import { looseDeliveryTracks } from "../db/creditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPositions } from "../db/deliverySchema.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import type { Context } from "../resource/context.ts"
import { readRecords, type Row } from "../resource/recordRows.ts"
import type { TimelineLine } from "./timeline.ts"

interface Dropoff {
  readonly address: string
  readonly place: Place
  readonly orderRef: string | null
  readonly outcome: "entregue" | "entregue_portao" | "nao_entregue" | null
  readonly endedAt: string | null
}

/** How long a link answers after its drop-off ended. */
const openMs = 24 * 3_600_000
/** A position older than this is none. */
const freshMs = 5 * 60_000
/** How many minutes a promise is wide. */
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
const stepOf = (status: string): TrackingStep => stepOfStatus[status] ?? "REQUESTED"

/** When each step was reached last, in order. */
const stepsOf = (timeline: ReadonlyArray<TimelineLine>, dropoff: Dropoff): Tracking["steps"] => {
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

const readPosition = async (db: Database, courier: number) => {
  const [found] = await db
    .select()
    .from(deliveryPositions)
    .where(eq(deliveryPositions.deliveryPersonId, courier))
  if (!found || Date.now() - found.at.getTime() > freshMs) return null
  return { place: [found.longitude, found.latitude] as const, at: found.at.toISOString() }
}

const windowFrom = (minutes: number) => {
  const from = Date.now() + Math.max(1, minutes) * minuteMs
  return {
    from: new Date(from).toISOString(),
    until: new Date(from + windowMinutes * minuteMs).toISOString(),
  }
}

type Position = NonNullable<Awaited<ReturnType<typeof readPosition>>>

/** When a drop-off is expected: by where the courier is and what lies before it, or else by what was estimated. */
const expectedOf = (row: Row, at: number, position: Position | null): Tracking["expected"] => {
  const dropoffs = row["dropoffs"] as ReadonlyArray<Dropoff>
  const status = row.status ?? ""
  if (row["scheduledFor"] && status === "NEW") return null
  if (!position || status !== "DELIVERY_ROUTE") return windowFrom(Number(row["eta"] ?? 0))
  const ahead = dropoffs.slice(0, at + 1).filter(({ outcome }) => outcome === null)
  let here: Place = position.place
  let km = 0
  for (const { place } of ahead) {
    km += kmBetween(here, place) * platformRates.roadFactor
    here = place
  }
  const stops = (ahead.length - 1) * platformRates.minutesPerStop
  return windowFrom(minutesFor(km, String(row["vehicle"]), platformRates) + stops)
}

/** What a link tells of a delivery: nothing of who receives it, and no place closer than a street. */
const told = async (db: Database, row: Row, at: number): Promise<Tracking | undefined> => {
  const dropoff = (row["dropoffs"] as ReadonlyArray<Dropoff>)[at]
  if (!dropoff) return undefined
  const status = row.status ?? ""
  const hasEnded = dropoff.outcome !== null || stepOf(status) === "ENDED"
  const endedAt = Date.parse(dropoff.endedAt ?? row.updatedAt ?? "")
  if (hasEnded && Date.now() - endedAt > openMs) return undefined
  const courier = row["deliveryPerson"] as { readonly _id: number; readonly label: string } | null
  const isOnTheWay = status === "DELIVERY_ROUTE" && !hasEnded
  const position = isOnTheWay && courier ? await readPosition(db, courier._id) : null
  const firstName = firstNameOf(courier?.label)
  return {
    store: row.owner?.label ?? "",
    orderRef: dropoff.orderRef,
    step: hasEnded ? "ENDED" : stepOf(status),
    isCanceled: status === "CANCELED",
    outcome: dropoff.outcome,
    street: streetOf(dropoff.address),
    expected: hasEnded ? null : expectedOf(row, at, position),
    courier: firstName && !hasEnded ? { firstName, vehicle: String(row["vehicle"]) } : null,
    position: position && { place: coarsePlace(position.place), at: position.at },
    storePlace: coarsePlace(row["pickupPlace"] as Place),
    steps: stepsOf(row["timeline"] as ReadonlyArray<TimelineLine>, dropoff),
  }
}

const follow = Effect.fn("tracking.follow")(function* (db: Database, context: Context, code: string) {
  const tracked = looseDeliveryTracks
  const [found] = yield* query(() => db.select().from(tracked).where(eq(tracked.code, code)))
  if (!found) return yield* new NotFound()
  const where = eq(context.table.id, found.deliveryId)
  const answer = yield* query(async () => {
    const [row] = await readRecords(db, context, { where })
    return row && told(db, row, found.dropoff)
  })
  return answer ?? (yield* new NotFound())
})

/** What receivers do who are no users: they follow a delivery by its link. */
export const trackingHandlers = (
  tools: Tools,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contexts.find(({ resource }) => resource.name === "looseDeliveries")!
  return {
    follow: ({ params: { code }, address }) =>
      requested(tools, address, follow(tools.db, context, code), "link"),
  }
}
