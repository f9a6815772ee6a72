import { columnOf } from "../../../contract/orders/board.ts"
import { acceptances } from "../../../contract/orders/orderMoves.ts"
import type { Order, OrderEvent } from "../../../contract/orders/order.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { isOpenColumn } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { hint, part } from "./sheet.css.ts"
import * as css from "./sheetTimes.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { useEventText } from "./useEventText.ts"
import { factsText } from "../../../contract/isolateText.ts"

interface EventProps {
  readonly event: OrderEvent
  readonly isAhead: boolean
  readonly company: Order["company"]
}

const Event = ({ event, isAhead, company }: EventProps) => {
  const say = useWords("orderSheet", sheetWords)
  const words = useWords("orders", ordersWords)
  const eventText = useEventText(company)
  const times = useOrderTimes(company)
  const { at, by, reason, payer, comment } = event
  const author = by.name ?? wordOf(say, "by", by.kind)
  const isAutomatic = by.kind === "PLATFORM" && acceptances.some((one) => one === event.status)
  const why = [
    reason ? wordOf(words, "reason", reason) : undefined,
    payer ? `${words("payer")}: ${wordOf(words, "payer", payer)}` : undefined,
    comment,
  ].filter(Boolean)
  return (
    <li className={css.event} data-ahead={isAhead || undefined}>
      <i className={css.dot} />
      <div>
        {eventText(event)}
        <span className={hint}>
          {say(isAutomatic ? "automatic" : "by", { time: times.clock(at), name: author })}
        </span>
        {why.length > 0 ? <span className={hint}>{factsText(why)}</span> : null}
      </div>
    </li>
  )
}

interface Props {
  readonly order: Order
  /** The moment that is looked at, in milliseconds since 1970; infinity for now. */
  readonly until: number
}

/** Timeline of an order, with its promised time; events after the viewed moment are drawn as upcoming. */
export const SheetTimeline = ({ order: { company, timeline = [], promisedAt, status }, until }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const times = useOrderTimes(company)
  return (
    <section className={part} aria-label={say("timeline")}>
      <h3>{say("timeline")}</h3>
      <ol className={css.timeline}>
        {timeline.map((event, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added, at the end
          <Event key={at} {...{ event, company }} isAhead={Date.parse(event.at) > until} />
        ))}
        {promisedAt && isOpenColumn(columnOf(status)) ? (
          <li className={css.event} data-ahead>
            <i className={css.dot} />
            <div>
              {say("promised")}
              <span className={hint}>{say("promisedBy", { time: times.clock(promisedAt) })}</span>
            </div>
          </li>
        ) : null}
      </ol>
    </section>
  )
}
