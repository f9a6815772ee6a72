import { OpenTicketStatus } from "../../../contract/dashboard/tickets.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useNow } from "../../../frame/useNow.ts"
import { facts } from "../../../resource/editor/facts.css.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { usePageWords } from "./words.ts"
import { section } from "./ticketPage.css.ts"
import { type ThreadTimes, useThreadTimes } from "./useThreadTimes.ts"
import type { Ticket } from "./useTicket.ts"

const tickMs = 30_000
/** Deadlines closer than this are shown as a warning (ms). */
const soonMs = 3_600_000

const isOpen = ({ status }: Ticket) => OpenTicketStatus.literals.some((one) => one === status)

interface DueProps {
  readonly at: string
  readonly now: number
  readonly times: ThreadTimes
}

/** Time left until a deadline, or the time it is overdue. */
const Due = ({ at, now, times }: DueProps) => {
  const say = usePageWords()
  const dueMs = Date.parse(at)
  const span = times.span(dueMs, now)
  const isLate = dueMs < now
  const tone = isLate ? "danger" : dueMs - now < soonMs ? "warning" : "success"
  return (
    <Status tone={tone}>
      <time dateTime={at} title={times.moment(dueMs)}>
        {say(isLate ? "late" : "inTime", { span })}
      </time>
    </Status>
  )
}

/** By when a ticket is to be answered and solved, with what is left. */
export const Deadlines = ({ ticket }: { readonly ticket: Ticket }) => {
  const say = usePageWords()
  const times = useThreadTimes(ticket)
  const now = useNow(usePanel().client.api.now, tickMs)
  const { firstDueAt, firstReplyAt, dueAt, reopenings } = ticket
  const isFirstDue = firstDueAt && !firstReplyAt && isOpen(ticket)
  if (!firstReplyAt && !isFirstDue && !(dueAt && isOpen(ticket)) && !reopenings) return null
  return (
    <section className={section} aria-label={say("deadlines")}>
      <strong>{say("deadlines")}</strong>
      <dl className={facts}>
        {(firstReplyAt || isFirstDue) && (
          <>
            <dt>{say("firstDue")}</dt>
            <dd>
              {firstReplyAt ? (
                say("met", { moment: times.moment(Date.parse(firstReplyAt)) })
              ) : (
                <Due at={firstDueAt ?? ""} {...{ now, times }} />
              )}
            </dd>
          </>
        )}
        {dueAt && isOpen(ticket) && (
          <>
            <dt>{say("due")}</dt>
            <dd>
              <Due at={dueAt} {...{ now, times }} />
            </dd>
          </>
        )}
      </dl>
      {reopenings ? <span>{say("reopened", { count: reopenings })}</span> : null}
    </section>
  )
}
