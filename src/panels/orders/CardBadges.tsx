import { shortOf } from "../../contract/orders/shortItems.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import { type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { usePart } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import type { BoardModel } from "./boardModel.ts"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./words.ts"
import { dueAtOf, type Urgency } from "./urgency.ts"
import { useOrderTimes, wholeMinutes } from "./useOrderTimes.ts"

/** Tones of statuses; those left out are neutral. */
const tones: Partial<Readonly<Record<OrderStatus, StatusTone>>> = {
  NEW: "warning",
  WAIT_COMPANY: "warning",
  ACCEPT_SHOPPER: "info",
  RELEASE_SHOPPER: "success",
  NO_DELIVERYMAN_AVAILABLE: "danger",
  ACCEPT_DELIVERYMAN: "info",
  DELIVERY_AT_STORE: "info",
  DISPATCH: "info",
  DISPATCH_MACHINE: "info",
  DISPATCH_TENTREGO: "info",
  DELIVERY_ROUTE: "info",
  DELIVERY_GOBACK: "warning",
  DELIVERED: "success",
  RELEASE_DRIVER: "success",
  RELEASE_DRIVER_COD: "success",
  FINISHED: "success",
  CANCELED: "off",
}

interface StateProps {
  readonly status: BoardOrder["status"]
  readonly company?: BoardOrder["company"] | undefined
}

/** Status of an order, in its kind of store's words. */
export const OrderState = ({ status, company }: StateProps) => {
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const key = orderStatusKey({ status, company })
  return (
    <Status tone={entryOf(tones, status) ?? "neutral"} soft>
      {key ? name(key) : say("unknownStatus")}
    </Status>
  )
}

interface Props {
  readonly order: BoardOrder
  readonly now: BoardModel["now"]
  readonly urgency: Urgency
}

/** Lateness of an order, or the time until it is due. */
export const DueState = ({ order, now, urgency }: Props) => {
  const say = useWords("orders", ordersWords)
  const times = useOrderTimes()
  const dueAt = dueAtOf(order)
  const minutesLeft = usePart(now, (at) => (dueAt === undefined ? 0 : wholeMinutes(Math.abs(dueAt - at))))
  if (dueAt === undefined || urgency === "calm") return null
  const time = times.minutes(minutesLeft)
  const isNow = minutesLeft === 0
  const late = isNow ? say("lateNow") : say("lateBy", { time })
  return (
    <Status tone={urgency === "late" ? "danger" : "warning"} soft>
      {urgency === "late" ? late : isNow ? say("dueNow") : say("dueIn", { time })}
    </Status>
  )
}

/** Badges of an order: its status if its column does not show it, its urgency, and anything special about it. */
export const CardBadges = (props: Props) => {
  const { status, readyAt, fulfillment, customer, bags, items } = props.order
  const say = useWords("orders", ordersWords)
  const isReady = Boolean(readyAt) && columnOf(status) === "preparing"
  return (
    <div className={css.badges}>
      {status === "IN_PREPARATION" ? null : <OrderState {...props.order} />}
      {isReady ? (
        <Status tone="success" soft>
          {fulfillment === "DELIVERY" ? say("ready") : say("readyToTake")}
        </Status>
      ) : null}
      <DueState {...props} />
      {items?.some((item) => shortOf(item) > 0) ? (
        <Status tone="danger" soft>
          {say("outOfStock")}
        </Status>
      ) : null}
      {bags ? <Chip tone="line">{say("bagCount", { count: bags })}</Chip> : null}
      {customer?.ordersCount === 1 ? <Chip tone="line">{say("newCustomer")}</Chip> : null}
    </div>
  )
}
