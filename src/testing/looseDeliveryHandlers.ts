import * as Effect from "effect/Effect"
import { looseDeliveryCalls as calls } from "../contract/looseDeliveries/looseDeliveryCalls.ts"
import {
  dropoffsAfter,
  isLooseAssignable,
  looseReasonsFor,
  namedMoves,
  refundCents,
  statusAfterDropoffs,
} from "../contract/looseDeliveries/looseDeliveryMoves.ts"
import { type GivenKind, givenCredits } from "../contract/looseDeliveries/looseCredits.ts"
import { LooseReasonNeeded, TooManyCredits } from "../contract/looseDeliveries/refusals.ts"
import { tracking as trackingCalls } from "../contract/looseDeliveries/tracking.ts"
import { MoveRefused, UnknownReference } from "../contract/resource/refusals.ts"
import { staleRecordOf } from "../contract/resource/staleRecord.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idOf } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { shownRow } from "./resourceTable.ts"
import { looseCourierHandlers } from "./looseCourierHandlers.ts"
import {
  type DeliveryRequest,
  type Dropoff,
  labelOf,
  priced,
  sending,
  storePlace,
  publishChange,
} from "./looseDeliverySending.ts"
import { tracking } from "./looseDeliveryTracking.ts"
import { moveCredits, payments, type Wallets, walletOf } from "./looseDeliveryWallets.ts"
import { ownerOf } from "./resourceRules.ts"
import type { Values } from "./resourceValues.ts"
import { entryOf } from "../contract/wire/entryOf.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

const timelineOf = ({ values }: KeptRow) =>
  (values["timeline"] as ReadonlyArray<{ readonly status: string }> | undefined) ?? []

/** Writes a change of a delivery, with its line of the timeline where it moves. */
const store = (
  memory: ResourceMemory,
  before: KeptRow,
  to: string,
  change: Values = {},
  { reason, comment }: { readonly reason?: string | undefined; readonly comment?: string | undefined } = {},
) => {
  const { resource, table, lists } = memory
  const at = new Date().toISOString()
  const line = { status: to, at, by: lists.user.fullname, reason: reason ?? null, comment: comment ?? null }
  const timeline = [...timelineOf(before), line]
  const values = { ...before.values, ...change, ...(to !== before.status && { timeline }) }
  const after = { ...before, values, status: to, version: before.version + 1, updatedAt: at }
  note(memory, to === before.status ? "UPDATE" : "STATUS", { before, after })
  table.rows.set(after._id, after)
  publishChange(memory, after)
  return shownRow(resource, after, lists.sources)
}

/** The delivery a call is about, and whether somebody else wrote it since. */
const findDelivery = Effect.fnUntraced(function* (memory: ResourceMemory, input: HandlerInput) {
  const { resource, lists } = memory
  const row = yield* oneWithin(memory, idOf(input))
  const current = shownRow(resource, row, lists.sources)
  const { version } = input.body as { readonly version?: number }
  const Stale = staleRecordOf(resource)
  const stale = version !== undefined && version !== row.version ? new Stale({ current }) : undefined
  const next = entryOf(resource.status?.moves, row.status) ?? []
  const refused = new MoveRefused({ from: row.status ?? "", nextStatuses: next })
  return { row, current, stale, next, refused }
})

const isFit = (reasons: ReadonlyArray<string>, reason: string | undefined) =>
  reason === undefined ? reasons.length === 0 : reasons.includes(reason)

const moving = (memory: ResourceMemory, wallets: Wallets): Handler =>
  Effect.fnUntraced(function* (input) {
    const { to, reason, comment, outcome } = input.body as {
      readonly to: string
      readonly reason?: string
      readonly comment?: string
      readonly outcome?: "entregue"
    }
    const { row, current, stale, next, refused } = yield* findDelivery(memory, input)
    if (row.status === to) return current
    if (stale) return yield* stale
    if (!namedMoves(next).includes(to)) return yield* refused
    const reasons = looseReasonsFor(to)
    if (!isFit(reasons, reason)) return yield* new LooseReasonNeeded({ reasons: [...reasons] })
    const at = new Date().toISOString()
    const dropoffs = dropoffsAfter(row.values["dropoffs"] as ReadonlyArray<Dropoff>, to, {
      at,
      outcome,
      reason: reason ?? null,
    })
    const refunded =
      to === "CANCELED" ? refundCents(row.status, Number(row.values["price"]), timelineOf(row)) : undefined
    if (refunded && row.values["payBy"] === "CREDITS")
      moveCredits(walletOf(wallets, row.owner), {
        kind: "REFUND",
        amountCents: refunded,
        delivery: String(row.values["code"]),
        reason: reason ?? null,
      })
    const change = {
      dropoffs,
      ...(to === "AWAIT_DELIVERYMAN" && { deliveryPerson: null }),
      ...(refunded !== undefined && { refunded }),
    }
    return store(memory, row, to, change, { reason, comment })
  })

const ending = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { dropoff, outcome, reason } = input.body as {
      readonly dropoff: number
      readonly outcome: NonNullable<Dropoff["outcome"]>
      readonly reason?: string
    }
    const { row, current, stale, refused } = yield* findDelivery(memory, input)
    const dropoffs = row.values["dropoffs"] as ReadonlyArray<Dropoff>
    const one = dropoffs[dropoff]
    if (one?.outcome === outcome) return current
    if (stale) return yield* stale
    if (row.status !== "DELIVERY_ROUTE" || !one || one.outcome) return yield* refused
    const reasons = outcome === "nao_entregue" ? looseReasonsFor("DELIVERY_GOBACK") : []
    if (!isFit(reasons, reason)) return yield* new LooseReasonNeeded({ reasons: [...reasons] })
    const endedAt = new Date().toISOString()
    const after = dropoffs.with(dropoff, { ...one, outcome, reason: reason ?? null, endedAt })
    const to = statusAfterDropoffs(after, row.values["needsReturn"] === true) ?? row.status
    return store(memory, row, to, { dropoffs: after }, { reason })
  })

const assigning = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { deliveryPerson } = input.body as { readonly deliveryPerson: number | null }
    const { row, current, stale, refused } = yield* findDelivery(memory, input)
    if ((row.values["deliveryPerson"] ?? null) === deliveryPerson) return current
    if (stale) return yield* stale
    if (!isLooseAssignable(row.status)) return yield* refused
    const known = memory.lists.sources.get("deliveryPeople")?.() ?? []
    if (deliveryPerson !== null && !known.some(({ _id }) => _id === deliveryPerson))
      return yield* new UnknownReference({ field: "deliveryPerson" })
    return store(memory, row, deliveryPerson === null ? "AWAIT_DELIVERYMAN" : "ACCEPT_DELIVERYMAN", {
      deliveryPerson,
    })
  })

const quoting = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* ({ body }) {
    const request = body as DeliveryRequest
    yield* ownerOf(memory, request.owner)
    return yield* priced(request)
  })

const companyIn = ({ query }: HandlerInput) => (query as { readonly company?: unknown }).company

const balance =
  (memory: ResourceMemory, wallets: Wallets): Handler =>
  (input) =>
    Effect.map(ownerOf(memory, companyIn(input)), (owner) => ({
      balanceCents: walletOf(wallets, owner).balanceCents,
      payBy: payments,
      pickup: { name: labelOf(memory.lists, owner), place: storePlace },
    }))

const giving =
  (memory: ResourceMemory, wallets: Wallets): Handler =>
  ({ body }) => {
    const { company, reason, ...credit } = body as {
      readonly company: number
      readonly kind: GivenKind
      readonly amountCents: number
      readonly reason: string
    }
    return Effect.flatMap(ownerOf(memory, company), (owner) => {
      const wallet = walletOf(wallets, owner)
      const { balanceCents } = wallet
      const { maxBalanceCents: maxCents } = givenCredits
      if (balanceCents + credit.amountCents > maxCents)
        return Effect.fail(new TooManyCredits({ balanceCents, maxCents }))
      const by = memory.lists.user.fullname
      return Effect.succeed(moveCredits(wallet, { ...credit, delivery: null, reason: reason.trim(), by }))
    })
  }

const shownEntries = 100

const entries =
  (memory: ResourceMemory, wallets: Wallets): Handler =>
  (input) =>
    Effect.map(ownerOf(memory, companyIn(input)), (owner) =>
      walletOf(wallets, owner).entries.slice(0, shownEntries),
    )

/** Handlers for the calls of loose deliveries; none without a list of these. */
export const looseDeliveryHandlers = (
  memory: ResourceMemory,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "looseDeliveries") return []
  const wallets: Wallets = new Map()
  return [
    [calls.quote, quoting(memory)],
    [calls.send, sending(memory, wallets)],
    [calls.move, moving(memory, wallets)],
    [calls.endDropoff, ending(memory)],
    [calls.assign, assigning(memory)],
    [calls.credits, balance(memory, wallets)],
    [calls.giveCredits, giving(memory, wallets)],
    [calls.entries, entries(memory, wallets)],
    ...looseCourierHandlers(memory),
    [trackingCalls.follow, tracking(memory)],
  ]
}
