import * as css from "../../../business/conversation/Thread.css.ts"
import { useKeptPlace } from "../../../business/conversation/useKeptPlace.ts"
import { usePageWords } from "./words.ts"
import type { ThreadEntry } from "./threadEntries.ts"
import { TicketMessageItem } from "./TicketMessageItem.tsx"
import { event as eventStyle } from "./ticketPage.css.ts"
import { useEventText } from "./useEventText.ts"
import { useThreadTimes } from "./useThreadTimes.ts"
import type { Ticket } from "./useTicket.ts"

interface Props {
  readonly ticket: Ticket
  readonly entries: ReadonlyArray<ThreadEntry>
}

/** Messages and events of a ticket, by day, the newest at the bottom. */
export const TicketThread = ({ ticket, entries }: Props) => {
  const say = usePageWords()
  const times = useThreadTimes(ticket)
  const eventText = useEventText()
  const { place, note } = useKeptPlace()
  return (
    <div className={css.place}>
      <div
        ref={place}
        role="log"
        aria-label={say("thread", { name: ticket.protocol ?? "" })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={css.scroll}
        onScroll={() => note(true)}
      >
        <ol className={css.items}>
          {entries.map((entry, index) => {
            const at = Date.parse(entry.at)
            const former = entries[index - 1]
            const isNewDay = !former || times.dayOf(Date.parse(former.at)) !== times.dayOf(at)
            return [
              isNewDay && (
                <li key={`day ${entry.key}`} className={css.day}>
                  {times.day(at)}
                </li>
              ),
              entry.message ? (
                <TicketMessageItem
                  key={entry.key}
                  {...{ times }}
                  company={ticket.owner?.label}
                  message={entry.message}
                />
              ) : (
                <li key={entry.key} className={eventStyle}>
                  {eventText(entry.event)} · <time dateTime={entry.at}>{times.time(at)}</time>
                </li>
              ),
            ]
          })}
        </ol>
      </div>
    </div>
  )
}
