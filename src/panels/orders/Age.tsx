import { type BoardOrder, columnOf, isClosedStatus } from "../../contract/orders/board.ts"
import { usePart } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { clock } from "../../ui/icon/listIcons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { BoardModel } from "./boardModel.ts"
import { calendarClock } from "./icons.ts"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./words.ts"
import type { Urgency } from "./urgency.ts"
import { useOrderTimes, wholeSteps } from "./useOrderTimes.ts"

interface Props {
  readonly order: BoardOrder
  readonly now: BoardModel["now"]
  readonly urgency: Urgency
}

/** Time since an order was placed, or the due time if that is what counts; nothing once it is over. It updates without its card. */
export const Age = ({ order, now, urgency }: Props) => {
  const say = useWords("orders", ordersWords)
  const times = useOrderTimes(order.company)
  const { placedAt, promisedAt } = order
  const column = columnOf(order.status)
  const isScheduled = column === "scheduled"
  const isDue = (isScheduled || column === "onRoute") && promisedAt !== undefined && promisedAt !== null
  const placed = Date.parse(placedAt ?? "")
  const age = usePart(now, (at) => wholeSteps(at - placed))
  if (isClosedStatus(order.status) || (!isDue && !placedAt)) return null
  const text = isDue ? times.clock(promisedAt) : times.elapsed(age)
  return (
    <span className={css.age} data-urgency={urgency}>
      <Icon shape={isScheduled ? calendarClock : clock} size={12} />
      <span className={visuallyHidden}>
        {isDue ? say("dueAt", { time: text }) : say("waited", { time: text })}
      </span>
      <span aria-hidden="true">{text}</span>
    </span>
  )
}
