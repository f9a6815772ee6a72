import * as Schema from "effect/Schema"
import { keepsBooks } from "../access/keepers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Day } from "../wire/text.ts"

const Cents = Schema.Int

/** A share of an amount, rounded to whole cents: `percent` is in hundredths of a percent. */
const Share = Schema.Struct({ percent: Schema.Int, ofCents: Cents, cents: Cents })

/**
 * Store's payout for one order, by the contract in force when it was placed (modules, company/contract). `netCents` is
 * the items less the store's part of the discount, the commission and the payment fee, plus the income from its own
 * delivery; `payoutCents` is the part still to be paid out, negative if the store owes something.
 */
export const OrderPayout = Schema.Struct({
  contract: Schema.Struct({ _id: RecordId, number: Schema.String }),
  itemsCents: Cents,
  /** Parts of the order's discount that the store and others pay. */
  discountCents: Cents,
  sponsoredCents: Cents,
  commission: Share,
  /** True if the store's own people deliver; the contract may have a separate commission for that. */
  isOwnFleet: Schema.Boolean,
  /** For what was paid through the platform. */
  paymentFee: Share,
  /** The delivery fee and the tip where they are the store's. */
  deliveryFeeCents: Cents,
  tipCents: Cents,
  netCents: Cents,
  /** Amount the store already has from the customer, at its counter or at the door. */
  collectedCents: Cents,
  payoutCents: Cents,
  /** The contract's first billing day after the order; null where it names none. */
  payoutOn: Schema.NullOr(Day),
})
export type OrderPayout = typeof OrderPayout.Type

/** Call for the stores' payouts. */
export const orderPayouts = {
  read: endpoint({
    service: "main",
    access: keepsBooks,
    extra: "payouts",
    method: "GET",
    path: "/order/:id/payout",
    summary:
      "Tells what the store receives of an order, line by line; null where it was canceled, or no contract was in force when it was placed.",
    params: { id: RecordIdText },
    success: Schema.NullOr(OrderPayout),
  }),
}
