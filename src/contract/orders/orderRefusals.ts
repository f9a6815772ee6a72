import * as Schema from "effect/Schema"
import { RecordId } from "../wire/recordId.ts"
import { Order } from "./order.ts"
import { cancellationPayers, MoveReason } from "./orderMoves.ts"

/** Somebody moved the order first; `current` is how it is now. */
export class StaleOrder extends Schema.TaggedError<StaleOrder>()("StaleOrder", { current: Order }) {
  static readonly status = 412
}

/** The order may not go there, or may not be ready, from where it is. */
export class MoveNotOffered extends Schema.TaggedError<MoveNotOffered>()("MoveNotOffered", {
  current: Order,
}) {
  static readonly status = 409
}

/** Moving an order there needs one of the reasons there are for it. */
export class ReasonNeeded extends Schema.TaggedError<ReasonNeeded>()("ReasonNeeded", {
  reasons: Schema.Array(MoveReason),
}) {
  static readonly status = 422
}

/** Canceling an order needs somebody who pays for it. */
export class PayerNeeded extends Schema.TaggedError<PayerNeeded>()("PayerNeeded", {
  payers: Schema.Array(Schema.Literals(cancellationPayers)),
}) {
  static readonly status = 422
}

/** The last move was somebody else's, is too long ago, or has consequences; or something was done since. */
export class NotUndoable extends Schema.TaggedError<NotUndoable>()("NotUndoable", { current: Order }) {
  static readonly status = 409
}

/** The delivery person is offline or not to be had. */
export class CourierUnavailable extends Schema.TaggedError<CourierUnavailable>()("CourierUnavailable", {
  deliveryPerson: RecordId,
}) {
  static readonly status = 409
}

/** The order would cost more than its customer paid, and nothing of it is still to be paid. */
export class TotalNotCovered extends Schema.TaggedError<TotalNotCovered>()("TotalNotCovered", {
  missingCents: Schema.Int,
}) {
  static readonly status = 409
}

/** The customer wants to be asked before this item is substituted, or wants none; nobody says that they agreed. */
export class AgreementNeeded extends Schema.TaggedError<AgreementNeeded>()("AgreementNeeded", {}) {
  static readonly status = 422
}
