import { Fragment } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { usePaymentText } from "../usePaymentText.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

/** Every cent the customer pays, and whether it is paid. */
export const SheetTotals = ({ order }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  const paymentText = usePaymentText()
  const { totals, coupon, payments = [] } = order
  if (!totals) return null
  const lines = [
    [say("items"), totals.itemsCents],
    [say("deliveryFee"), totals.deliveryFeeCents],
    [say("serviceFee"), totals.serviceFeeCents],
    [say("tip"), totals.tipCents],
    [coupon ? say("coupon", { code: coupon.code }) : say("discount"), -totals.discountCents],
  ] as const
  const isPaid = payments.length > 0 && payments.every(({ state }) => state === "PAID")
  return (
    <section className={css.part} aria-label={say("pays")}>
      <h3>{say("pays")}</h3>
      <dl className={css.sum}>
        {lines
          .filter(([, cents], at) => at === 0 || cents !== 0)
          .map(([name, cents]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </Fragment>
          ))}
        <dt data-total>{say("total")}</dt>
        <dd data-total>{money(totals.totalCents)}</dd>
      </dl>
      <Status tone={isPaid ? "success" : "warning"}>{paymentText(order)}</Status>
    </section>
  )
}
