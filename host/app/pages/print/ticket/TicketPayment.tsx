import { amountsOf } from "../amounts.ts"
import { amount, boxed, part, row, small, strong } from "../sheet.css.ts"
import { usePrintFormats } from "../usePrintFormats.ts"
import { usePrintWords, wordOf } from "../usePrintWords.ts"
import type { PrintedOrder } from "../usePrintedOrders.ts"

const Totals = ({ totals }: { readonly totals: NonNullable<PrintedOrder["totals"]> }) => {
  const say = usePrintWords()
  const { money } = usePrintFormats()
  const parts = [
    ["items", totals.itemsCents],
    ["deliveryFee", totals.deliveryFeeCents],
    ["serviceFee", totals.serviceFeeCents],
    ["tip", totals.tipCents],
    ["discount", -totals.discountCents],
  ] as const
  return (
    <div className={part}>
      {parts
        .filter(([, cents]) => cents !== 0)
        .map(([name, cents]) => (
          <p key={name} className={row}>
            <span>{say(name)}</span>
            <span className={amount}>{money(cents)}</span>
          </p>
        ))}
      <p className={`${row} ${strong}`}>
        <span>{say("total")}</span>
        <span className={amount}>{money(totals.totalCents)}</span>
      </p>
    </div>
  )
}

/**
 * Total of the order, and whether it is paid or what is still to be collected. A canceled order has nothing to collect.
 */
export const TicketPayment = ({ order }: { readonly order: PrintedOrder }) => {
  const say = usePrintWords()
  const { money } = usePrintFormats()
  const { due, pendingCents, isPaid } = amountsOf(order.payments ?? [])
  return (
    <>
      {order.totals && <Totals totals={order.totals} />}
      {order.status !== "CANCELED" && (
        <>
          {isPaid && <p className={boxed}>{say("paid")}</p>}
          {pendingCents > 0 && <p className={boxed}>{say("pending", { amount: money(pendingCents) })}</p>}
          {due.map(({ method, amountCents, change }) => (
            <div key={method} className={boxed}>
              <p>
                {change
                  ? say("collectChange", { amount: money(amountCents), note: money(change.noteCents) })
                  : say("collect", { amount: money(amountCents) })}
              </p>
              <p className={small}>{wordOf(say, "method", method)}</p>
              {change && <p className={small}>{say("takeChange", { amount: money(change.backCents) })}</p>}
            </div>
          ))}
        </>
      )}
    </>
  )
}
