import { memo } from "react"
import type { BoardOrder } from "../../contract/orders/board.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { usePart, useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { user } from "../../ui/icon/icons.ts"
import { Age } from "./Age.tsx"
import { CardActions } from "./CardActions.tsx"
import { CardBadges } from "./CardBadges.tsx"
import { channelIcon } from "./channelIcons.ts"
import * as css from "./OrderCard.css.ts"
import { OrderCode } from "./OrderCode.tsx"
import { ordersWords } from "./words.ts"
import { type Urgency, urgencyOf } from "./urgency.ts"
import type { Board } from "./useBoard.ts"
import { useItemsText } from "./useItemsText.ts"
import { usePaymentText } from "./usePaymentText.ts"
import { Waiting } from "./Waiting.tsx"
import { factsText } from "../../contract/isolateText.ts"

const tones: Readonly<Record<Urgency, string | undefined>> = {
  late: "danger",
  soon: "warning",
  calm: undefined,
}

const needsSomebody: ReadonlySet<string> = new Set(["NEW", "WAIT_COMPANY", "DELIVERY_GOBACK"])

const toneOf = ({ status }: BoardOrder, urgency: Urgency) =>
  status === "NO_DELIVERYMAN_AVAILABLE"
    ? "danger"
    : (tones[urgency] ?? (needsSomebody.has(status) ? "warning" : undefined))

/** Customer, items and destination of an order. */
const Facts = ({ order }: { readonly order: BoardOrder }) => {
  const say = useWords("orders", ordersWords)
  const viewed = useValue(usePanel().client.session.company)
  const itemsText = useItemsText()
  const { customer, address, fulfillment, company } = order
  const where =
    fulfillment === "DELIVERY"
      ? (address?.neighborhood ?? address?.city)
      : wordOf(say, "fulfillment", fulfillment ?? "other")
  return (
    <>
      <div>
        <strong className={css.name}>{customer?.name ?? say("order", { code: order.code ?? "" })}</strong>
        <span className={css.second}>{factsText([viewed ? undefined : company?.name, where])}</span>
      </div>
      <p className={css.items}>{itemsText(order)}</p>
    </>
  )
}

/** Delivery person, total and payment state of an order. */
const Foot = ({ order }: { readonly order: BoardOrder }) => {
  const money = useMoney()
  const paymentText = usePaymentText()
  const { deliveryPerson, totals } = order
  return (
    <>
      {deliveryPerson?.name ? (
        <div className={css.foot}>
          <Icon shape={user} size={14} />
          <span>{deliveryPerson.name}</span>
        </div>
      ) : null}
      <div className={css.foot}>
        {totals ? <strong>{money(totals.totalCents)}</strong> : null}
        <span>{paymentText(order)}</span>
      </div>
    </>
  )
}

interface Props {
  readonly id: string
  readonly board: Board
}

/** One order of the board. It is drawn again when it changes, and by nothing else. */
export const OrderCard = memo(({ id, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const { model, selection } = board
  const card = useValue(model.card(id))
  const urgency = usePart(model.beat, (at) => (card ? urgencyOf(card.order, at) : "calm"))
  const isSelected = usePart(selection.selected, (keys) => keys.has(id))
  const isSelecting = usePart(selection.selected, (keys) => keys.size > 0)
  if (!card) return null
  const { order, moves } = card
  const code = order.code ?? String(order._id)
  const { now } = model
  return (
    <li className={css.place}>
      <article
        className={css.card}
        aria-label={say("order", { code })}
        data-order={id}
        data-tone={toneOf(order, urgency)}
        data-selected={isSelected || undefined}
        data-waiting={moves.some(({ state }) => state === "waiting") || undefined}
        draggable={board.mayMove}
      >
        <div className={css.head}>
          {isSelecting ? (
            <Checkbox
              label={say("select")}
              hideLabel
              isSelected={isSelected}
              onChange={() => selection.toggle(id)}
            />
          ) : null}
          <OrderCode code={code} onOpen={() => board.open(id)} />
          {order.channel ? (
            <>
              <Icon shape={channelIcon(order.channel)} size={12} />
              <span className={css.channel}>{wordOf(say, "channel", order.channel)}</span>
            </>
          ) : null}
          <Age {...{ order, now, urgency }} />
        </div>
        <Facts order={order} />
        <CardBadges {...{ order, urgency }} now={model.beat} />
        <Foot order={order} />
        <Waiting moves={moves} company={order.company} />
        <CardActions {...{ card, board, code }} />
      </article>
    </li>
  )
})
