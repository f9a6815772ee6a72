import { useMemo } from "react"
import { type OrderFilter, orders, type OrderSummary } from "../../../contract/orders/orders.ts"
import { figure } from "../../../business/figures.css.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { totals } from "./history.css.ts"
import { useSearchPause } from "./searchPause.ts"
import { historyWords } from "./historyWords.ts"

const useLines = (summary: OrderSummary | undefined) => {
  const say = useWords("orderHistory", historyWords)
  const money = useMoney()
  const unknown = "–"
  const { orders: count = 0, totalCents = 0 } = summary ?? {}
  return [
    [say("total.orders"), summary?.orders],
    [say("total.canceled"), summary?.canceled],
    [say("total.customers"), summary?.customers],
    [say("total.discount"), summary && money(summary.discountCents)],
    [say("total.sales"), summary && money(totalCents)],
    [say("total.average"), count > 0 ? money(Math.round(totalCents / count)) : unknown],
  ].map(([name, value]) => [name, value ?? unknown] as const)
}

/** Totals of the orders a filter finds. */
export const HistoryTotals = ({ filter }: { readonly filter: OrderFilter }) => {
  const { client } = usePanel()
  const say = useWords("orderHistory", historyWords)
  const pause = useSearchPause(filter.search)
  const load = useMemo(
    () => pause(filter.search, client.api.call(orders.summarize, { body: { filter } })),
    [client, filter, pause],
  )
  const { data } = useRemote(load).remote
  const lines = useLines(data)
  return (
    <dl className={totals} aria-label={say("totals")} title={say("notCounted")}>
      {lines.map(([name, value]) => (
        <div key={name} className={figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
