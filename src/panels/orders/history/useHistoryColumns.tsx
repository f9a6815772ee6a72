import { useMemo } from "react"
import type { ListedOrder } from "../../../contract/orders/order.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import type { Column } from "../../../ui/table/column.ts"
import { codeOf } from "../../../business/orders/moveDialog.ts"
import { OrderState } from "../CardBadges.tsx"
import { OrderCode } from "../OrderCode.tsx"
import type { Board } from "../useBoard.ts"
import { usePaymentText } from "../usePaymentText.ts"
import { ordersWords } from "../words.ts"
import { historyWords } from "./historyWords.ts"

/** Columns of the orders of a period; the store's where one looks at several. */
export const useHistoryColumns = (board: Board): ReadonlyArray<Column<ListedOrder>> => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderHistory", historyWords)
  const viewed = useValue(usePanel().client.session.company)
  const moment = useMoment()
  const money = useMoney()
  const paymentText = usePaymentText()
  return useMemo(() => {
    const all: ReadonlyArray<Column<ListedOrder> | false> = [
      {
        id: "code",
        label: say("code"),
        area: "id",
        width: 80,
        render: (order) => <OrderCode code={codeOf(order)} onOpen={() => board.open(idKey(order._id))} />,
      },
      {
        id: "placedAt",
        label: own("placedAt"),
        area: "second",
        render: ({ placedAt, company }) => moment(placedAt, company),
      },
      viewed === undefined && {
        id: "store",
        label: own("store"),
        area: "second",
        render: ({ company }) => company?.name ?? "–",
      },
      {
        id: "customer",
        label: say("customer"),
        area: "lead",
        render: ({ customer }) => customer?.name ?? "–",
      },
      {
        id: "where",
        label: say("where"),
        area: "hidden",
        render: ({ fulfillment, address }) =>
          fulfillment === "DELIVERY"
            ? (address?.neighborhood ?? "–")
            : wordOf(say, "fulfillment", fulfillment ?? "other"),
      },
      {
        id: "status",
        label: say("status"),
        area: "tags",
        render: (order) => <OrderState {...order} />,
      },
      {
        id: "courier",
        label: say("courier"),
        area: "hidden",
        render: ({ deliveryPerson }) => deliveryPerson?.name ?? "–",
      },
      {
        id: "channel",
        label: say("channel"),
        area: "hidden",
        render: ({ channel }) => (channel ? wordOf(say, "channel", channel) : "–"),
      },
      {
        id: "total",
        label: say("total"),
        align: "end",
        area: "second",
        render: ({ totals }) => (totals ? money(totals.totalCents) : "–"),
      },
      { id: "payment", label: say("payment"), area: "hidden", render: paymentText },
    ]
    return all.filter((column) => column !== false)
  }, [board, say, own, viewed, moment, money, paymentText])
}
