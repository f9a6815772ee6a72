import { useState } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { frameWords } from "../../../frame/words.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { useMoment } from "../../../frame/useMoment.ts"
import { usePart } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { Age } from "../Age.tsx"
import { DueState, OrderState } from "../CardBadges.tsx"
import { printer } from "../../../ui/icon/listIcons.ts"
import type { BoardCard } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import { PrintMenu } from "../PrintMenu.tsx"
import { urgencyOf } from "../urgency.ts"
import type { Board } from "../useBoard.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { Rewind } from "./Rewind.tsx"
import { SheetAddress } from "./SheetAddress.tsx"
import { SheetCourier } from "./SheetCourier.tsx"
import { SheetCounter } from "./SheetCounter.tsx"
import { SheetCustomer } from "./SheetCustomer.tsx"
import { SheetItems } from "./SheetItems.tsx"
import { SheetPayout } from "./SheetPayout.tsx"
import { SheetTalk } from "./SheetTalk.tsx"
import { SheetTimeline } from "./SheetTimeline.tsx"
import { SheetTotals } from "./SheetTotals.tsx"
import { TicketLink } from "./TicketLink.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { useOrder } from "./useOrder.ts"
import { usePayout } from "./usePayout.ts"

interface HeadProps {
  readonly card: BoardCard
  /** Status of the order at the viewed moment. */
  readonly status: Order["status"]
  readonly board: Board
  readonly onClose: () => void
}

const Head = ({ card, status, board, onClose }: HeadProps) => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderSheet", sheetWords)
  const frame = useWords("frame", frameWords)
  const { order } = card
  const moment = useMoment(order.company)
  const times = useOrderTimes(order.company)
  const { now } = board.model
  const urgency = usePart(now, (at) => urgencyOf(order, at))
  const channel = wordOf(say, "channel", order.channel ?? "other")
  return (
    <header className={css.head}>
      <h2 className={css.code}>#{order.code ?? String(order._id)}</h2>
      <OrderState status={status} company={order.company} />
      <span className={css.wide}>{own("placed", { channel, time: moment(order.placedAt) })}</span>
      <span className={css.end}>
        <DueState {...{ order, now, urgency }} />
        <Age {...{ order, now, urgency }} />
        {order.promisedAt ? (
          <span className={css.wide}>{own("promise", { time: times.clock(order.promisedAt) })}</span>
        ) : null}
        <TicketLink {...{ order, board }} />
        <PrintMenu
          cards={[card]}
          board={board}
          trigger={<IconButton icon={printer} size="small" label={say("print")} />}
        />
        <IconButton icon={x} size="small" label={frame("close")} onPress={onClose} />
      </span>
    </header>
  )
}

/** Returns the status of an order at a moment. */
const statusAt = ({ status, timeline = [] }: Order, at: number | undefined) =>
  at === undefined
    ? status
    : (timeline.findLast((event) => Date.parse(event.at) <= at)?.status ?? timeline[0]?.status ?? status)

interface BodyProps extends Omit<HeadProps, "status"> {
  readonly order: Order
  readonly take: (order: Order) => void
  readonly isTalk: boolean
}

const Body = ({ order, card, board, take, isTalk, onClose }: BodyProps) => {
  const own = useWords("orderSheet", sheetWords)
  const times = useOrderTimes(order.company)
  const payout = usePayout(order)
  const [at, setAt] = useState<number>()
  const [talk, setTalk] = useState<"open" | "closed" | undefined>(isTalk && board.talk ? "open" : undefined)
  const { now } = board.model
  const moments = [...new Set((order.timeline ?? []).map((event) => Date.parse(event.at)))]
  return (
    <>
      <Head
        {...{ card, board, onClose }}
        status={at === undefined ? card.order.status : statusAt(order, at)}
      />
      <Rewind {...{ moments, at }} company={order.company} clock={now} onChange={setAt} />
      <div className={css.columns} data-talk={talk === "open" || undefined}>
        <div>
          {at === undefined ? null : <Notice tone="info">{own("asItWas", { time: times.clock(at) })}</Notice>}
          <SheetItems {...{ order, card, board, take }} isPast={at !== undefined} />
          <SheetTotals order={order} payout={payout.remote.data ?? undefined} />
          {at === undefined ? <SheetPayout payout={payout} /> : null}
          <SheetAddress order={order} />
        </div>
        {talk === "open" ? (
          <SheetTalk order={order} onClose={() => setTalk("closed")} />
        ) : (
          <div>
            <SheetCourier order={order} now={now} />
            <SheetCustomer
              {...{ order, now }}
              chatSince={card.order.chatSince}
              onTalk={board.talk && (() => setTalk("open"))}
              isBack={talk === "closed"}
            />
            <SheetTimeline order={order} until={at ?? Number.POSITIVE_INFINITY} />
          </div>
        )}
      </div>
      {at === undefined ? (
        <SheetCounter card={card} board={board} />
      ) : (
        <footer className={css.counter}>
          <span className={css.push} />
          <Button tone="primary" onPress={() => setAt(undefined)}>
            {own("backToNow")}
          </Button>
        </footer>
      )}
    </>
  )
}

export interface OrderSheetProps {
  /** The key of the order. */
  readonly id: string
  readonly board: Board
  /** Opens it at the conversation with the customer. */
  readonly isTalk: boolean
  readonly onClose: () => void
}

/** All of one order: what was ordered, every cent of it, who ordered, what happened, and what may be done. */
const OrderSheet = ({ id, board, isTalk, onClose }: OrderSheetProps) => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderSheet", sheetWords)
  const { order, card, problem, reload, take } = useOrder(id, board)
  return (
    <SideSheet
      label={card ? say("order", { code: card.order.code ?? id }) : own("loading")}
      onClose={onClose}
    >
      {order && card ? (
        <Body {...{ order, card, board, take, isTalk, onClose }} />
      ) : problem ? (
        <LoadFailure title={own("loadFailed")} error={problem} onRetry={reload} />
      ) : (
        <LoadingBar />
      )}
    </SideSheet>
  )
}

export default OrderSheet
