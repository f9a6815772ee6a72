import { muted } from "../../../ui/theme/text.css.ts"
import { usePageWords } from "./words.ts"
import type { ThreadEntry } from "./threadEntries.ts"
import { line, lines, section } from "./ticketPage.css.ts"
import { useEventText } from "./useEventText.ts"
import { useThreadTimes } from "./useThreadTimes.ts"
import type { Ticket } from "./useTicket.ts"

/** Most lines at a glance; the history has all. */
const maxShown = 8

interface Props {
  readonly ticket: Ticket
  readonly entries: ReadonlyArray<ThreadEntry>
}

/** Events of a ticket, latest first, without the messages. */
export const TicketTimeline = ({ ticket, entries }: Props) => {
  const say = usePageWords()
  const times = useThreadTimes(ticket)
  const eventText = useEventText()
  const textOf = (entry: ThreadEntry) => {
    if (!entry.message) return eventText(entry.event)
    const { author, kind } = entry.message
    if (kind === "INTERNAL") return say("noted", { author })
    return say(entry.isFirstReply ? "firstReply" : "replied", { author })
  }
  const shown = entries
    .filter(({ key }) => key !== "first")
    .toReversed()
    .slice(0, maxShown)
  return (
    <section className={section} aria-label={say("timeline")}>
      <strong>{say("timeline")}</strong>
      <ol className={lines}>
        {shown.map((entry) => (
          <li key={entry.key} className={line}>
            <span>{textOf(entry)}</span>
            <time className={muted} dateTime={entry.at}>
              {times.moment(Date.parse(entry.at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
