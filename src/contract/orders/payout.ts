import * as Schema from "effect/Schema"
import { keepsBooks } from "../access/keepers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Day } from "../wire/text.ts"

const Cents = Schema.Int

/** A share of an amount, rounded to whole cents: `percent` is in hundredths of a percent. */
const Share = Schema.Struct({ percent: Schema.Int, ofCents: Cents, cents: Cents })

/**
 * What a store receives of one order, by the contract that was in force when it was placed (modules, company/contract):
 * `netCents` is the items less the store's part of the discount, the commission and the payment fee, and with what its own
 * delivery brings; `payoutCents` is what is left of it to be paid out, less than zero where the store owes something.
 */
export const OrderPayout = Schema.Struct({
  contract: Schema.Struct({ _id: RecordId, number: Schema.String }),
  itemsCents: Cents,
  /** What of the order's discount the store pays, and what others do. */
  discountCents: Cents,
  sponsoredCents: Cents,
  commission: Share,
  /** Whether the store's own people deliver, which the contract may have a commission of its own for. */
  isOwnFleet: Schema.Boolean,
  /** For what was paid through the platform. */
  paymentFee: Share,
  /** The delivery fee and the tip where they are the store's. */
  deliveryFeeCents: Cents,
  tipCents: Cents,
  netCents: Cents,
  /** What the store has from the customer already, at its counter or its door. */
  collectedCents: Cents,
  payoutCents: Cents,
  /** The contract's first billing day after the order; null where it names none. */
  payoutOn: Schema.NullOr(Day),
})
export type OrderPayout = typeof OrderPayout.Type

/** What stores are paid of their orders. */
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
