import { and, eq, isNull, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import {
  dropoffsAfter,
  isLooseAssignable,
  looseReasonsFor,
  namedMoves,
  refundCents,
  statusAfterDropoffs,
} from "../../../src/contract/looseDeliveries/looseDeliveryMoves.ts"
import { LooseReasonNeeded } from "../../../src/contract/looseDeliveries/refusals.ts"
import { MoveRefused, UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { staleRecordOf } from "../../../src/contract/resource/staleRecord.ts"
import { looseDeliveries as resource } from "../../../src/contract/resources/looseDeliveries.ts"
import { query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import type { Context } from "../resource/context.ts"
import { sourceNamed } from "../resource/context.ts"
import {
  type LockedRecord,
  lockRecord,
  noteRecord,
  readRecord,
  recordChanges,
} from "../resource/lockRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { giveBack } from "./credits.ts"
import { timelineLine } from "./timeline.ts"

interface Versioned {
  readonly version?: number | undefined
}

/** A wanted status, why, and how its drop-offs ended. */
export interface RequestedMove extends Versioned {
  readonly to: string
  readonly reason?: string | undefined
  readonly comment?: string | undefined
  readonly outcome?: DeliveryOutcome | undefined
}

/** Outcome of one drop-off. */
export interface RequestedEnd extends Versioned {
  readonly dropoff: number
  readonly outcome: DeliveryOutcome
  readonly reason?: string | undefined
}

type Delivery = Row<typeof resource>
type LockedDelivery = LockedRecord<typeof resource>

const refused = ({ status = "", nextStatuses = [] }: Delivery) =>
  new MoveRefused({ from: status, nextStatuses: [...nextStatuses] })

const Stale = staleRecordOf(resource)

/** Holds a delivery, unless somebody else wrote it since the caller read it. */
const lockCurrent = Effect.fnUntraced(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  id: number,
  { version }: Versioned,
) {
  const locked = yield* lockRecord(context, at, id)
  const isStale = version !== undefined && version !== locked.row.version
  return { lockedDelivery: locked, stale: isStale ? new Stale({ current: locked.row as never }) : undefined }
})

interface Change {
  readonly to?: string | undefined
  readonly reason?: string | undefined
  readonly comment?: string | undefined
  readonly set?: Readonly<Record<string, unknown>>
}

/** Writes a change of a delivery that is held, with its line of the timeline and of the log. */
const change = Effect.fnUntraced(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  { row, owner }: LockedDelivery,
  { to = row.status ?? "", reason, comment, set = {} }: Change,
) {
  const { table } = context
  const id = row._id
  const line = timelineLine(to, at.caller.user.fullname, { reason: reason ?? null, comment: comment ?? null })
  const timeline = [...row.timeline, line]
  yield* query(() =>
    at.tx
      .update(table)
      .set({
        ...set,
        status: to,
        ...(to !== row.status && { timeline }),
        updatedAt: sql`now()`,
        version: sql`${table.version} + 1`,
      })
      .where(eq(table.id, id)),
  )
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after).filter(({ field }) => field !== "timeline")
  const action = to === row.status ? "UPDATE" : "STATUS"
  yield* noteRecord(context, at, { action, row: after, owner, changes, reason: comment ?? reason })
  return after
})

/** Refunds the share of the charge that a cancellation gives back. */
const refund = Effect.fnUntraced(function* (
  at: RuleScope,
  { row, owner }: LockedDelivery,
  reason: string | undefined,
) {
  const cents = refundCents(row.status, row.price, row.timeline)
  if (row.payBy === "CREDITS")
    yield* giveBack(at.tx, {
      company: owner.companyId as number,
      delivery: row._id,
      by: at.caller.user.id as number,
      reason,
      cents,
    })
  return { refunded: cents }
})

/** Moves a delivery; the first caller wins, and the others get its current state. */
export const moveDelivery = Effect.fn("looseDeliveries.move")(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  id: number,
  move: RequestedMove,
) {
  const { lockedDelivery: locked, stale } = yield* lockCurrent(context, at, id, move)
  const { row } = locked
  const { to, reason, comment, outcome } = move
  if (row.status === to) return row
  if (stale) return yield* stale
  if (!namedMoves(row.nextStatuses).includes(to)) return yield* refused(row)
  const reasons: ReadonlyArray<string> = looseReasonsFor(to)
  const isFit = reason === undefined ? reasons.length === 0 : reasons.includes(reason)
  if (!isFit) return yield* new LooseReasonNeeded({ reasons })
  const ended = { at: new Date().toISOString(), outcome, reason: reason ?? null }
  const set = {
    dropoffs: dropoffsAfter(row.dropoffs, to, ended),
    ...(to === "AWAIT_DELIVERYMAN" && { deliveryPerson: null }),
    ...(to === "CANCELED" && (yield* refund(at, locked, reason))),
  }
  return yield* change(context, at, locked, { to, reason, comment, set })
})

/** Records the outcome of one drop-off; the last one ends the delivery. Repeating the same outcome has no effect. */
export const endDropoff = Effect.fn("looseDeliveries.endDropoff")(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  id: number,
  { dropoff, outcome, reason, version }: RequestedEnd,
) {
  const { lockedDelivery: locked, stale } = yield* lockCurrent(context, at, id, { version })
  const { row } = locked
  const dropoffs = row.dropoffs
  const one = dropoffs[dropoff]
  if (one?.outcome === outcome) return row
  if (stale) return yield* stale
  if (row.status !== "DELIVERY_ROUTE" || !one || one.outcome !== null) return yield* refused(row)
  const reasons: ReadonlyArray<string> = outcome === "nao_entregue" ? looseReasonsFor("DELIVERY_GOBACK") : []
  if (reason === undefined ? reasons.length > 0 : !reasons.includes(reason))
    return yield* new LooseReasonNeeded({ reasons })
  const endedAt = new Date().toISOString()
  const after = dropoffs.with(dropoff, { ...one, outcome, reason: reason ?? null, endedAt })
  const to = statusAfterDropoffs(after, row.needsReturn === true)
  return yield* change(context, at, locked, { to, reason, set: { dropoffs: after } })
})

/** Gives a delivery that has not left to somebody of its store or of none, or takes it back. */
export const assignDelivery = Effect.fn("looseDeliveries.assign")(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  id: number,
  { deliveryPerson, version }: Versioned & { readonly deliveryPerson: number | null },
) {
  const { lockedDelivery: locked, stale } = yield* lockCurrent(context, at, id, { version })
  const { row } = locked
  const former = row.deliveryPerson?._id ?? null
  if (former === deliveryPerson) return row
  if (stale) return yield* stale
  if (!isLooseAssignable(row.status)) return yield* refused(row)
  if (deliveryPerson === null)
    return yield* change(context, at, locked, { to: "AWAIT_DELIVERYMAN", set: { deliveryPerson: null } })
  const { within } = sourceNamed(context, resource.fields.deliveryPerson)
  const { companyId, applicationId } = locked.owner
  const ofNoStore = and(
    eq(deliveryPeople.applicationId, applicationId as number),
    isNull(deliveryPeople.companyId),
  )
  const reachablePerson = and(
    eq(deliveryPeople.id, deliveryPerson),
    within(at.caller.reach, at.tx),
    or(eq(deliveryPeople.companyId, companyId as number), ofNoStore),
  )
  const [found] = yield* query(() =>
    at.tx.select({ id: deliveryPeople.id }).from(deliveryPeople).where(reachablePerson).for("key share"),
  )
  if (!found) return yield* new UnknownReference({ field: "deliveryPerson" })
  return yield* change(context, at, locked, { to: "ACCEPT_DELIVERYMAN", set: { deliveryPerson } })
})
