import { useMemo } from "react"
import { useMoney } from "../../frame/useMoney.ts"
import { usePart } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import type { Column } from "../../ui/table/column.ts"
import { DataTable } from "../../ui/table/DataTable.tsx"
import { Age } from "./Age.tsx"
import { CardActions } from "./CardActions.tsx"
import { DueState, OrderState } from "./CardBadges.tsx"
import type { BoardCard } from "./lanes.ts"
import { OrderCode } from "./OrderCode.tsx"
import { listActions } from "./OrderList.css.ts"
import { ordersWords } from "./words.ts"
import { urgencyOf } from "./urgency.ts"
import type { Board } from "./useBoard.ts"
import { useItemsText } from "./useItemsText.ts"
import { usePaymentText } from "./usePaymentText.ts"
import { useShownCards } from "./useShownCards.ts"

const codeOf = ({ order }: BoardCard) => order.code ?? String(order._id)

const State = ({ card: { order }, board }: { readonly card: BoardCard; readonly board: Board }) => {
  const { beat } = board.model
  const urgency = usePart(beat, (at) => urgencyOf(order, at))
  return (
    <>
      <OrderState {...order} /> <DueState {...{ order, urgency }} now={beat} />
    </>
  )
}

const Time = ({ card: { order }, board }: { readonly card: BoardCard; readonly board: Board }) => {
  const { now, beat } = board.model
  const urgency = usePart(beat, (at) => urgencyOf(order, at))
  return <Age {...{ order, now, urgency }} />
}

const useColumns = (board: Board): ReadonlyArray<Column<BoardCard>> => {
  const say = useWords("orders", ordersWords)
  const money = useMoney()
  const itemsText = useItemsText()
  const paymentText = usePaymentText()
  return useMemo(
    () => [
      {
        id: "code",
        label: say("code"),
        area: "id",
        width: 80,
        render: (card) => <OrderCode code={codeOf(card)} onOpen={() => board.open(card.key)} />,
      },
      {
        id: "time",
        label: say("age"),
        area: "tags",
        width: 96,
        render: (card) => <Time {...{ card, board }} />,
      },
      {
        id: "customer",
        label: say("customer"),
        area: "lead",
        render: ({ order }) => order.customer?.name ?? "–",
      },
      {
        id: "where",
        label: say("where"),
        area: "second",
        render: ({ order }) =>
          order.fulfillment === "DELIVERY"
            ? (order.address?.neighborhood ?? "–")
            : wordOf(say, "fulfillment", order.fulfillment ?? "other"),
      },
      { id: "items", label: say("itemsColumn"), area: "hidden", render: ({ order }) => itemsText(order) },
      {
        id: "status",
        label: say("status"),
        area: "tags",
        render: (card) => <State {...{ card, board }} />,
      },
      {
        id: "courier",
        label: say("courier"),
        area: "second",
        render: ({ order }) => order.deliveryPerson?.name ?? "–",
      },
      {
        id: "channel",
        label: say("channel"),
        area: "hidden",
        render: ({ order }) => (order.channel ? wordOf(say, "channel", order.channel) : "–"),
      },
      {
        id: "total",
        label: say("total"),
        align: "end",
        area: "second",
        render: ({ order }) => (order.totals ? money(order.totals.totalCents) : "–"),
      },
      { id: "payment", label: say("payment"), area: "hidden", render: ({ order }) => paymentText(order) },
    ],
    [say, money, itemsText, paymentText, board],
  )
}

/** The open orders as a table, with the same filters and the same moves as the board. */
const OrderList = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const cards = useShownCards(board)
  const columns = useColumns(board)
  const actions = useMemo(
    () => (card: BoardCard) => (
      <span className={listActions}>
        <CardActions {...{ card, board }} code={codeOf(card)} />
      </span>
    ),
    [board],
  )
  return (
    <PanelBody>
      {cards.length === 0 ? <EmptyState title={say("noneFound")} text={say("noneFoundText")} /> : null}
      <DataTable
        label={say("title")}
        columns={columns}
        rows={cards}
        rowKey={keyOf}
        rowLabel={codeOf}
        actions={board.mayMove ? actions : undefined}
        actionsLabel={say("actions")}
        onRowOpen={(card) => board.open(card.key)}
      />
    </PanelBody>
  )
}

const keyOf = ({ key }: BoardCard) => key

export default OrderList
