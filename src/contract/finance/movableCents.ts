import type { PaymentOperation } from "./paymentOperations.ts"

/** Fields of a transaction that decide the operations allowed on it. */
export interface MovablePayment {
  readonly status?: unknown
  readonly amount?: unknown
  readonly captured?: unknown
  readonly refunded?: unknown
  /** The operation whose answer never came. */
  readonly unconfirmed?: unknown
}

const ofAuthorized = ({ status, amount }: MovablePayment) => (status === "AUTHORIZED" ? Number(amount) : 0)

const maxCents: Readonly<Record<PaymentOperation, (payment: MovablePayment) => number>> = {
  CAPTURE: ofAuthorized,
  VOID: ofAuthorized,
  REFUND: ({ status, captured, refunded }) =>
    status === "CAPTURED" ? Number(captured ?? 0) - Number(refunded ?? 0) : 0,
}

/** The most cents an operation may take of a transaction: none while it is in another state, or another operation is unconfirmed. */
export const movableCents = (operation: PaymentOperation, payment: MovablePayment): number =>
  payment.unconfirmed ? 0 : maxCents[operation](payment)
