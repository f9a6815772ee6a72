import { type DeliveryOutcome, reachedOutcomes } from "../deliveryPeople/deliveryOutcome.ts"
import { type MoveReason, notDeliveredReasons } from "../orders/orderMoves.ts"
import type { looseStages } from "./looseStages.ts"
import { entryOf } from "../wire/entryOf.ts"

/** Status of a loose delivery (section 4). */
export type LooseStatus = keyof typeof looseStages

/** Reasons for a store to cancel a loose delivery. */
export const looseCancelReasons = [
  "CUSTOMER_ASKED",
  "NO_COURIER",
  "TOO_BUSY",
  "CLOSING",
  "OUTSIDE_AREA",
  "DUPLICATE",
] as const satisfies ReadonlyArray<MoveReason>

/** The reasons one of which must be given for a move; none where it needs none. */
export const looseReasonsFor = (to: string): ReadonlyArray<MoveReason> => {
  if (to === "CANCELED") return looseCancelReasons
  return to === "DELIVERY_GOBACK" ? notDeliveredReasons : []
}

/** Percent of the price a store gets back that cancels from each status; from others it gets nothing. */
const refundPercents: Readonly<Record<string, number>> = {
  NEW: 100,
  AWAIT_DELIVERYMAN: 100,
  NO_DELIVERYMAN_AVAILABLE: 100,
  ACCEPT_DELIVERYMAN: 70,
  DELIVERY_AT_STORE: 50,
}

/** Refund in percent for a store that cancels in this status. */
const refundPercent = (status: string | null | undefined): number => entryOf(refundPercents, status) ?? 0

/** The same in cents of a price, by the furthest a delivery ever came: looking for somebody anew does not undo that. */
export const refundCents = (
  status: string | undefined,
  priceCents: number,
  timeline: ReadonlyArray<{ readonly status: string | null }>,
): number => {
  const percent = Math.min(refundPercent(status), ...timeline.map((line) => refundPercent(line.status)))
  return Math.round((priceCents * percent) / 100)
}

/** Statuses in which somebody may be given the delivery, or another one. */
const assignable: ReadonlySet<string> = new Set<LooseStatus>([
  "NEW",
  "AWAIT_DELIVERYMAN",
  "NO_DELIVERYMAN_AVAILABLE",
  "ACCEPT_DELIVERYMAN",
  "DELIVERY_AT_STORE",
])
export const isLooseAssignable = (status: string | undefined): boolean => assignable.has(status ?? "")

/** The moves that are made by naming a status; a courier accepts by being given the delivery. */
export const namedMoves = (nextStatuses: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  nextStatuses.filter((to) => to !== "ACCEPT_DELIVERYMAN")

/** The ways a drop-off may end, of the moves the server offers its delivery: that it reached somebody, or did not. */
export const offeredOutcomes = (nextStatuses: ReadonlyArray<string> = []): ReadonlyArray<DeliveryOutcome> => [
  ...(nextStatuses.includes("DELIVERED") ? reachedOutcomes : []),
  ...(nextStatuses.includes("DELIVERY_GOBACK") ? (["nao_entregue"] as const) : []),
]

/** End of a drop-off: outcome, reason and time. */
export interface EndedDropoff {
  readonly outcome: DeliveryOutcome | null
  readonly reason: string | null
  readonly endedAt: string | null
}

/** Returns the status of a delivery once all its drop-offs have ended; undefined while one has not. */
export const statusAfterDropoffs = (
  dropoffs: ReadonlyArray<Pick<EndedDropoff, "outcome">>,
  needsReturn: boolean,
): LooseStatus | undefined => {
  if (dropoffs.some(({ outcome }) => !outcome)) return undefined
  const isBack = needsReturn || dropoffs.some(({ outcome }) => outcome === "nao_entregue")
  return isBack ? "DELIVERY_GOBACK" : "DELIVERED"
}

/** The drop-offs that have not ended, ended as a move of the whole delivery has it; begun anew where it goes back to waiting. */
export const dropoffsAfter = <D extends EndedDropoff>(
  dropoffs: ReadonlyArray<D>,
  to: string,
  {
    at,
    outcome = "entregue",
    reason = null,
  }: { readonly at: string; readonly outcome?: DeliveryOutcome | undefined; readonly reason?: string | null },
): ReadonlyArray<D> => {
  if (to === "AWAIT_DELIVERYMAN")
    return dropoffs.map((one) =>
      one.outcome === "nao_entregue" ? { ...one, outcome: null, reason: null, endedAt: null } : one,
    )
  const end =
    to === "DELIVERED"
      ? { outcome, reason: null, endedAt: at }
      : to === "DELIVERY_GOBACK"
        ? { outcome: "nao_entregue" as const, reason, endedAt: at }
        : undefined
  return end ? dropoffs.map((one) => (one.outcome ? one : { ...one, ...end })) : dropoffs
}
