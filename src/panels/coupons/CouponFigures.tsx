import { useMemo } from "react"
import { orders, type OrderSummary } from "../../contract/orders/orders.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useCouponWords } from "./words.ts"
import { figure, figures } from "../../business/figures.css.ts"

const useFigures = ({ orders: count, customers, discountCents, totalCents, canceled }: OrderSummary) => {
  const say = useCouponWords()
  const money = useMoney()
  const none = "–"
  return [
    [
      say("figure.orders"),
      canceled > 0 ? say("figure.andCanceled", { orders: count, count: canceled }) : String(count),
    ],
    [say("figure.customers"), String(customers)],
    [say("figure.discount"), money(discountCents)],
    [say("figure.total"), money(totalCents)],
    [say("figure.average"), count > 0 ? money(Math.round(totalCents / count)) : none],
    [
      say("figure.return"),
      discountCents > 0
        ? say("figure.returned", {
            sold: money(Math.round((totalCents * 100) / discountCents)),
            one: money(100),
          })
        : none,
    ],
  ] as const
}

const Figures = ({ summary }: { readonly summary: OrderSummary }) => (
  <dl className={figures}>
    {useFigures(summary).map(([name, value]) => (
      <div key={name} className={figure}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Revenue and cost of a coupon; renders nothing if the server does not total orders, or while no order used it. */
export const CouponFigures = ({ coupon }: { readonly coupon: RecordId }) => {
  const { client } = usePanel()
  const load = useMemo(
    () => client.api.call(orders.summarize, { body: { filter: { coupon } } }),
    [client, coupon],
  )
  const { data } = useRemote(load).remote
  return data && data.orders + data.canceled > 0 ? <Figures summary={data} /> : null
}
