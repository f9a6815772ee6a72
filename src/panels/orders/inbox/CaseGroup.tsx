import { memo } from "react"
import { orderLimits } from "../../../contract/orders/orderLimits.ts"
import type { OrderException } from "../../../contract/orders/orderExceptions.ts"
import { useWords } from "../../../frame/useWords.ts"
import { ordersWords } from "../words.ts"
import type { Board } from "../useBoard.ts"
import { useGrowing } from "../useGrowing.ts"
import * as css from "./inbox.css.ts"
import type { CaseGroup as Group } from "./inboxCases.ts"
import type { InboxModel } from "./inboxModel.ts"
import { InboxRow } from "./InboxRow.tsx"
import { inboxWords } from "./inboxWords.ts"

const minuteMs = 60_000

/** After how long somebody is to look, of what is not promised to the customer. */
const limitsMs: Partial<Readonly<Record<OrderException, number>>> = {
  NOT_ACCEPTED: orderLimits.acceptMs,
  NO_COURIER: orderLimits.noCourierMs,
  PAYMENT_PENDING: orderLimits.paymentMs,
  CUSTOMER_WAITING: orderLimits.chatMs,
}

interface Props {
  readonly group: Group
  readonly board: Board
  readonly inbox: InboxModel
}

/** The orders that wait for somebody for one reason, and after how long they do. */
export const CaseGroup = memo(({ group: { exception, keys }, board, inbox }: Props) => {
  const say = useWords("inbox", inboxWords)
  const words = useWords("orders", ordersWords)
  const drawnCount = useGrowing(keys.length)
  const name = words(`exception.${exception}`)
  const limitMs = limitsMs[exception]
  return (
    <section aria-label={say("group", { name, count: keys.length })}>
      <div className={css.groupHead}>
        <h3>{name}</h3>
        <span aria-hidden="true">{keys.length}</span>
        <span className={css.end}>
          {exception === "LATE" ? say("limit.LATE") : null}
          {limitMs === undefined ? null : say("limit.minutes", { count: limitMs / minuteMs })}
        </span>
      </div>
      <ul className={css.list}>
        {keys.slice(0, drawnCount).map((id) => (
          <InboxRow key={id} {...{ id, board, inbox }} />
        ))}
      </ul>
    </section>
  )
})
