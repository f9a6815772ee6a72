import { Fragment } from "react"
import { changedItem } from "../../../contract/orders/itemChange.ts"
import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import type { OrderPayout } from "../../../contract/orders/payout.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { usePaymentText } from "../usePaymentText.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

/** Returns the total of the items as ordered. */
const orderedTotal = (items: ReadonlyArray<OrderItem>): number =>
  items.reduce((sum, item) => sum + changedItem(item, { kind: "UNPICKED" }).totalCents, 0)

interface Props {
  readonly order: Order
  /**
   * Payout, with the parts of a discount and their payers; undefined for users who may not see it, and if it is
   * unknown.
   */
  readonly payout: OrderPayout | undefined
}

/** Every cent the customer pays, and whether it is paid. */
export const SheetTotals = ({ order, payout }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  const paymentText = usePaymentText()
  const { totals, coupon, payments = [], items = [] } = order
  if (!totals) return null
  const orderedCents = orderedTotal(items)
  const refundedCents = payments.reduce((sum, payment) => sum + (payment.refundedCents ?? 0), 0)
  const givenDiscount = totals.givenDiscountCents ?? totals.discountCents
  const lines: ReadonlyArray<readonly [name: string, cents: number, why: string | undefined]> = [
    [
      say("items"),
      totals.itemsCents,
      orderedCents === totals.itemsCents ? undefined : say("itemsWere", { total: money(orderedCents) }),
    ],
    [say("deliveryFee"), totals.deliveryFeeCents, undefined],
    [say("serviceFee"), totals.serviceFeeCents, undefined],
    [say("tip"), totals.tipCents, undefined],
    [
      coupon ? say("coupon", { code: coupon.code }) : say("discount"),
      -totals.discountCents,
      [
        givenDiscount === totals.discountCents
          ? undefined
          : `${say("discountWas", { total: money(givenDiscount) })}.`,
        payout && totals.discountCents > 0
          ? say("discountSplit", {
              store: money(payout.discountCents),
              others: money(payout.sponsoredCents),
            })
          : undefined,
      ]
        .filter(Boolean)
        .join(" "),
    ],
  ]
  const isPaid = payments.length > 0 && payments.every(({ state }) => state === "PAID")
  return (
    <section className={css.part} aria-label={say("pays")}>
      <h3>{say("pays")}</h3>
      <dl className={css.sum}>
        {lines
          .filter(([, cents], at) => at === 0 || cents !== 0)
          .map(([name, cents, why]) => (
            <Fragment key={name}>
              <dt>
                {name}
                {why ? <span className={css.hint}>{why}</span> : null}
              </dt>
              <dd>{money(cents)}</dd>
            </Fragment>
          ))}
        <dt data-total>{say("total")}</dt>
        <dd data-total>{money(totals.totalCents)}</dd>
        {refundedCents > 0 ? (
          <>
            <dt>{say("refunded")}</dt>
            <dd>{money(refundedCents)}</dd>
          </>
        ) : null}
      </dl>
      <Status tone={isPaid ? "success" : "warning"}>{paymentText(order)}</Status>
    </section>
  )
}
