import type { PaymentOperation } from "../../../src/contract/finance/paymentOperations.ts"
import { shareOut } from "../../../src/contract/finance/shareOut.ts"

/** A receiver of a split payment, as the transaction has it. */
export interface Split {
  readonly merchantId?: string | null
  readonly amount?: number | null
  /** In hundredths of a percent. */
  readonly mdr?: number | null
  readonly fee?: number | null
}

/** Shares of an operation, in Braspag's format. */
export type SplitParts =
  | {
      readonly SplitPayments: ReadonlyArray<{
        readonly SubordinateMerchantId: string
        readonly Amount: number
        readonly Fares: { readonly Mdr: number; readonly Fee: number }
      }>
    }
  | {
      readonly VoidSplitPayments: ReadonlyArray<{
        readonly SubordinateMerchantId: string
        readonly VoidedAmount: number
      }>
    }

interface SplitRequest {
  readonly operation: PaymentOperation
  readonly cents: number
  readonly captured: number
  /** Earlier refunds, one by one. */
  readonly refunds: ReadonlyArray<number>
}

const captureParts = (splits: ReadonlyArray<Split>, cents: number): SplitParts => {
  const shares = shareOut(
    splits.map(({ amount }) => amount ?? 0),
    cents,
  )
  return {
    SplitPayments: splits.map(({ merchantId, mdr, fee }, at) => ({
      SubordinateMerchantId: merchantId!,
      Amount: shares[at]!,
      Fares: { Mdr: (mdr ?? 0) / 100, Fee: fee ?? 0 },
    })),
  }
}

const refundParts = (
  splits: ReadonlyArray<Split>,
  { cents, captured, refunds }: SplitRequest,
): SplitParts => {
  const weights = splits.map(({ amount }) => amount ?? 0)
  const remaining = refunds.reduce(
    (rest, refund) => {
      const refundShares = shareOut(rest, refund)
      return rest.map((share, at) => share - refundShares[at]!)
    },
    shareOut(weights, captured),
  )
  const shares = shareOut(remaining, cents)
  return {
    VoidSplitPayments: splits.flatMap(({ merchantId }, at) =>
      shares[at]! > 0 ? [{ SubordinateMerchantId: merchantId!, VoidedAmount: shares[at]! }] : [],
    ),
  }
}

/**
 * The parts of an operation on a split payment: each receiver's in proportion to what it still has, never more. What is
 * undone as a whole needs none. `null` where parts are needed and Braspag's number of a receiver is not known.
 */
export const splitParts = (
  splits: ReadonlyArray<Split>,
  request: SplitRequest,
): SplitParts | undefined | null => {
  const { operation, cents, captured } = request
  const isWhole = operation === "VOID" || (operation === "REFUND" && cents === captured)
  if (splits.length === 0 || isWhole) return undefined
  if (splits.some(({ merchantId }) => !merchantId)) return null
  return operation === "CAPTURE" ? captureParts(splits, cents) : refundParts(splits, request)
}
