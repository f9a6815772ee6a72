import * as Effect from "effect/Effect"
import { acquiring } from "../contract/finance/acquiring.ts"
import { movableCents } from "../contract/finance/movableCents.ts"
import type { PaymentOperation } from "../contract/finance/paymentOperations.ts"
import { OperationRefused } from "../contract/finance/refusals.ts"
import { braspagTransactions } from "../contract/resources/braspagTransactions.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idOf } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { shownRow } from "./resourceTable.ts"
import type { Handler } from "./Handler.ts"

interface OperationBody {
  readonly operation: PaymentOperation
  readonly cents: number
  readonly reason: string
}

/** A transaction after an operation, as an acquirer that refuses nothing leaves it. */
const operated = (before: KeptRow, { operation, cents, reason }: OperationBody): KeptRow => {
  const { captured, refunded, operations } = before.values
  const all = Number(refunded ?? 0) + cents
  const outcomes = {
    CAPTURE: { status: "CAPTURED", values: { captured: cents } },
    VOID: { status: "VOIDED", values: {} },
    REFUND: { status: all >= Number(captured) ? "REFUNDED" : "CAPTURED", values: { refunded: all } },
  }[operation]
  const now = new Date().toISOString()
  const noted = {
    at: now,
    operation,
    amount: cents,
    state: "DONE",
    code: "0",
    by: null,
    reason,
    requestId: null,
  }
  const earlier = (operations ?? []) as ReadonlyArray<unknown>
  return {
    ...before,
    status: outcomes.status,
    version: before.version + 1,
    updatedAt: now,
    values: { ...before.values, ...outcomes.values, operations: [noted, ...earlier] },
  }
}

/** Handlers that capture, void and refund a backend's transactions; none without a list of them. */
export const acquiringHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, table, lists } = memory
  if (resource.name !== braspagTransactions.name) return []
  const operate: Handler = Effect.fnUntraced(function* (input) {
    const before = yield* oneWithin(memory, idOf(input))
    const request = input.body as OperationBody
    const maxCents = movableCents(request.operation, { ...before.values, status: before.status })
    if (maxCents === 0) return yield* new OperationRefused({ reason: "STATUS", cents: 0 })
    if (request.cents > maxCents) return yield* new OperationRefused({ reason: "AMOUNT", cents: maxCents })
    const after = operated(before, request)
    note(memory, "STATUS", { before, after, reason: request.reason })
    table.rows.set(after._id, after)
    return { operation: table.nextId(), state: "DONE", transaction: shownRow(resource, after, lists.sources) }
  })
  return [[acquiring.operate, operate]]
}
