import type { PaymentOperation } from "../../../src/contract/finance/paymentOperations.ts"
import type { SplitParts } from "./splitParts.ts"

/** A request to an acquirer. */
export interface Request {
  readonly operation: PaymentOperation
  readonly paymentId: string
  readonly cents: number
  readonly requestId: string
  /** Shares of the amount, for a split payment. */
  readonly parts: SplitParts | undefined
}

/** Result of a request. `UNREACHABLE` never left this server; the outcome of `UNCONFIRMED` is unknown. */
export type Outcome =
  | { readonly state: "DONE"; readonly code?: string }
  | { readonly state: "REFUSED"; readonly code: string }
  | { readonly state: "UNCONFIRMED" }
  | { readonly state: "UNREACHABLE" }

/** State of a payment as the acquirer reports it; amounts are cents. */
export interface PaymentState {
  readonly isCaptured: boolean
  /** Voided or refunded as a whole. */
  readonly isUndone: boolean
  readonly refunded: number
}

/** Acquirer: takes the customers' payments and refunds them. */
export interface Acquirer {
  /** Asks once, and never fails. */
  readonly send: (request: Request) => Promise<Outcome>
  /** Undefined for one the acquirer does not tell of now. */
  readonly find: (paymentId: string, requestId: string) => Promise<PaymentState | undefined>
}
