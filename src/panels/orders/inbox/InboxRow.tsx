import { memo } from "react"
import { orderStatusKey, statusWords } from "../../../contract/dashboard/statusWords.ts"
import {
  exceptionSince,
  exceptionsOf,
  type OrderException,
} from "../../../contract/orders/orderExceptions.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { usePart, useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { Status } from "../../../ui/status/Status.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { exceptionTones } from "../ExceptionStrip.tsx"
import type { BoardCard } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import type { Board } from "../useBoard.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { Waiting } from "../Waiting.tsx"
import * as css from "./inbox.css.ts"
import type { InboxModel } from "./inboxModel.ts"
import { inboxWords } from "./inboxWords.ts"
import { useMend } from "./useMend.ts"
import { factsText } from "../../../contract/isolateText.ts"

export interface InboxRowProps {
  readonly id: string
  readonly board: Board
  readonly inbox: InboxModel
  /** True if it was postponed; it can then be brought back. */
  readonly isPostponed?: boolean | undefined
}

/** Status of the order, its promised time, and its other exceptions. */
const Why = ({ card: { order }, exception, board }: CaseProps) => {
  const say = useWords("inbox", inboxWords)
  const words = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const times = useOrderTimes(order.company)
  const money = useMoney()
  const otherExceptions = usePart(board.model.beat, (now) =>
    exceptionsOf(order, now)
      .filter((one) => one !== exception)
      .map((one) => words(`exception.${one}`).toLowerCase())
      .join(", "),
  )
  const key = orderStatusKey(order)
  const facts = [
    key ? name(key) : words("unknownStatus"),
    order.promisedAt ? say("promise", { time: times.clock(order.promisedAt) }) : undefined,
    order.totals ? money(order.totals.totalCents) : undefined,
    otherExceptions === "" ? undefined : say("also", { what: otherExceptions }),
  ]
  return <span className={css.second}>{factsText(facts)}</span>
}

/** Time by which the order exceeds its limit. */
const Over = ({ card: { order }, exception, board }: CaseProps) => {
  const say = useWords("inbox", inboxWords)
  const times = useOrderTimes(order.company)
  const since = exceptionSince(order, exception)
  const isKnown = since !== undefined && Number.isFinite(since)
  const time = usePart(board.model.beat, (now) => (isKnown ? times.minutes(now - since) : ""))
  return (
    <span className={css.over} data-tone={exceptionTones[exception]}>
      <span aria-hidden="true">{isKnown ? time : "–"}</span>
      <span className={visuallyHidden}>{isKnown ? say("over", { time }) : say("unknown")}</span>
    </span>
  )
}

interface CaseProps {
  readonly card: BoardCard
  readonly exception: OrderException
  readonly board: Board
}

const Act = ({ card, exception, board, inbox, isPostponed }: CaseProps & Omit<InboxRowProps, "id">) => {
  const say = useWords("inbox", inboxWords)
  const mend = useMend(card, exception, board)
  const isCurrent = usePart(inbox.current, (key) => key === card.key)
  const code = card.order.code ?? String(card.order._id)
  const back = { label: say("bringBack"), act: () => inbox.bringBack(card.key) }
  const { label, act } = isPostponed ? back : mend
  return (
    <span className={css.act} data-act>
      <Button
        size="small"
        tone={isCurrent && !isPostponed ? "primary" : "secondary"}
        isDisabled={!isPostponed && card.moves.length > 0}
        aria-label={say("actOn", { action: label, code })}
        onPress={act}
      >
        {label}
      </Button>
    </span>
  )
}

const Case = (props: CaseProps & Omit<InboxRowProps, "id">) => {
  const { card, exception, board, inbox } = props
  const say = useWords("inbox", inboxWords)
  const words = useWords("orders", ordersWords)
  const isCurrent = usePart(inbox.current, (key) => key === card.key)
  const { order, key, moves } = card
  const { company, customer, address } = order
  const code = order.code ?? String(order._id)
  const who = factsText([customer?.name, address?.neighborhood])
  return (
    <li className={css.row} data-case={key} data-exception={exception} data-current={isCurrent || undefined}>
      <Status tone={exceptionTones[exception]}>
        <span className={visuallyHidden}>{words(`exception.${exception}`)}</span>
      </Status>
      <span className={css.what}>
        <BareButton
          className={css.title}
          aria-label={words("open", { code })}
          onPress={() => board.open(key)}
        >
          {say(`case.${exception}`, { code })}
        </BareButton>
        <Why {...props} />
        <Waiting moves={moves} company={order.company} />
      </span>
      <span className={css.where}>
        <span>{company?.name}</span>
        <span className={css.second}>{who}</span>
      </span>
      <Over {...props} />
      <Act {...props} />
    </li>
  )
}

/** One order that waits for somebody. It is drawn again when it changes, and by nothing else. */
export const InboxRow = memo(({ id, ...props }: InboxRowProps) => {
  const { model } = props.board
  const card = useValue(model.card(id))
  const exception = usePart(model.beat, (now) => card && exceptionsOf(card.order, now)[0])
  return card && exception ? <Case {...{ ...props, card, exception }} /> : null
})
