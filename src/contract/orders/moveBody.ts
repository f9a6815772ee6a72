import * as Schema from "effect/Schema"
import { OrderStatus } from "../dashboard/orders.ts"
import { reachedOutcomes } from "../deliveryPeople/deliveryOutcome.ts"
import { limits } from "../limits.ts"
import { idKey, RecordId } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"
import { BoardOrder } from "./board.ts"
import { orderLimits } from "./orderLimits.ts"
import { acceptances, cancellationPayers, MoveReason } from "./orderMoves.ts"

const move = {
  to: OrderStatus,
  reason: Schema.optionalKey(MoveReason),
  comment: Schema.optionalKey(Text(limits.text.line.max)),
  /** Payer of a canceled order. */
  payer: Schema.optionalKey(Schema.Literals(cancellationPayers)),
  /** In how many minutes it will be ready, of one that is accepted. */
  prepMinutes: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: limits.orders.maxPrepMinutes })),
  ),
  /** Bags an order was packed into, once it is picked. */
  bags: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: limits.orders.maxBags })),
  ),
  /** Outcome of a delivered order; handed to the customer by default. */
  outcome: Schema.optionalKey(Schema.Literals(reachedOutcomes)),
}

interface MoveInput {
  readonly to: OrderStatus
  readonly outcome?: unknown
  readonly payer?: unknown
  readonly prepMinutes?: unknown
  readonly bags?: unknown
}

/** Nothing is told that says nothing of where the order goes. */
const hasFittingDetails = Schema.makeFilter(
  ({ to, outcome, payer, prepMinutes, bags }: MoveInput) =>
    (outcome === undefined || to === "DELIVERED") &&
    (payer === undefined || to === "CANCELED") &&
    (prepMinutes === undefined || acceptances.includes(to)) &&
    (bags === undefined || to === "RELEASE_SHOPPER"),
)

/** A move of one order. */
export const OrderMove = Schema.Struct({ ...move, version: Schema.optionalKey(Schema.Int) }).check(
  hasFittingDetails,
)
export type OrderMove = typeof OrderMove.Type

const MovedOrders = Schema.Array(
  Schema.Struct({ id: RecordId, version: Schema.optionalKey(Schema.Int) }),
).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(orderLimits.maxAtOnce),
  Schema.makeFilter((some) => new Set(some.map(({ id }) => idKey(id))).size === some.length),
)

/** One move of many orders. */
export const ManyMoved = Schema.Struct({ ...move, orders: MovedOrders }).check(hasFittingDetails)
export type ManyMoved = typeof ManyMoved.Type

/** The orders that stand where they were to go, and those that do not, each by the machine code of the reason. */
export const OrdersMoved = Schema.Struct({
  moved: Schema.Array(BoardOrder),
  refused: Schema.Array(
    Schema.Struct({ id: RecordId, code: Schema.String, current: Schema.optionalKey(BoardOrder) }),
  ),
})
export type OrdersMoved = typeof OrdersMoved.Type
