import type { PaymentOperation } from "../../../src/contract/finance/paymentOperations.ts"
import type { SplitParts } from "./splitParts.ts"

/** What an acquirer is asked to do. */
export interface Request {
  readonly operation: PaymentOperation
  readonly paymentId: string
  readonly cents: number
  readonly requestId: string
  /** Whose part of the amount is which, of a payment that is split. */
  readonly parts: SplitParts | undefined
}

/** What came of it. `UNREACHABLE` never left this server; of `UNCONFIRMED` nobody can tell. */
export type Outcome =
  | { readonly state: "DONE"; readonly code?: string }
  | { readonly state: "REFUSED"; readonly code: string }
  | { readonly state: "UNCONFIRMED" }
  | { readonly state: "UNREACHABLE" }

/** What an acquirer tells of a payment; amounts are cents. */
export interface Found {
  readonly isCaptured: boolean
  /** Voided or refunded as a whole. */
  readonly isUndone: boolean
  readonly refunded: number
}

/** Who takes the money of customers, and gives it back. */
export interface Acquirer {
  /** Asks once, and never fails. */
  readonly send: (request: Request) => Promise<Outcome>
  /** Undefined for one the acquirer does not tell of now. */
  readonly find: (paymentId: string, requestId: string) => Promise<Found | undefined>
}
