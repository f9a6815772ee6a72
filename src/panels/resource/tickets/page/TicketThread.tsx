import { useEffect, useLayoutEffect, useRef } from "react"
import * as css from "../../../../business/conversation/Thread.css.ts"
import { usePageWords } from "./pageWords.ts"
import type { ThreadEntry } from "./threadEntries.ts"
import { TicketMessageItem } from "./TicketMessageItem.tsx"
import { event as eventStyle } from "./ticketPage.css.ts"
import { useEventText } from "./useEventText.ts"
import { useThreadTimes } from "./useThreadTimes.ts"

interface Props {
  readonly name: string
  readonly company: string | undefined
  readonly entries: ReadonlyArray<ThreadEntry>
}

/** How near the end one counts as reading the newest, in pixels. */
const nearPx = 80

/** Shows the newest at first, and keeps to it while somebody reads there. */
const useNewest = (count: number) => {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = place.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [count])
  useEffect(() => {
    const element = place.current
    if (!element) return
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    }
    element.addEventListener("scroll", note, { passive: true })
    return () => element.removeEventListener("scroll", note)
  }, [])
  return place
}

/** What was said in a ticket and what happened to it, by day, the newest at the foot. */
export const TicketThread = ({ name, company, entries }: Props) => {
  const say = usePageWords()
  const times = useThreadTimes()
  const eventText = useEventText()
  const place = useNewest(entries.length)
  return (
    <div className={css.place}>
      <div
        ref={place}
        role="log"
        aria-label={say("thread", { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={css.scroll}
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
                <TicketMessageItem key={entry.key} {...{ company, times }} message={entry.message} />
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
