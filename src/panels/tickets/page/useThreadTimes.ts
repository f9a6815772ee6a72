import { useMemo } from "react"
import { limits } from "../../../contract/limits.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenAt, writtenDate } from "../../../frame/written.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { useRecordClock } from "../../../resource/described/useRecordClock.ts"
import { usePageWords } from "./words.ts"

const resource: Resource = tickets

const dayMs = 86_400_000
const units = [
  ["day", dayMs],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const

/** Formats when things in a ticket's thread were, by the platform's time and its store's clock, and how far off a moment is. */
export const useThreadTimes = (ticket: { readonly owner?: unknown } | undefined) => {
  const { client, locale } = usePanel()
  const say = usePageWords()
  const clock = useRecordClock(resource, ticket)
  return useMemo(() => {
    const { zone, city } = clock
    const write = (at: number, options: Intl.DateTimeFormatOptions) =>
      writtenDate(locale, new Date(at), { timeZone: zone, ...options })
    const dayOf = (at: number) => write(at, { dateStyle: "short" })
    const spans = new Intl.RelativeTimeFormat(limits.locales[locale], { numeric: "always" })
    return {
      dayOf,
      time: (at: number) => write(at, { timeStyle: "short" }),
      moment: (at: number) => writtenAt(locale, new Date(at).toISOString(), clock),
      /** Above what is first of a day, with the clock's name where it is another than the reader's. */
      day: (at: number) => {
        const now = client.api.now()
        const long = write(at, { dateStyle: "long" })
        const date = city === undefined ? long : `${long} (${city})`
        if (dayOf(at) === dayOf(now)) return `${say("today")}, ${date}`
        return dayOf(at) === dayOf(now - dayMs) ? `${say("yesterday")}, ${date}` : date
      },
      /** Formats the distance of a time from now, such as "in 26 minutes". */
      span: (at: number, now: number) => {
        const apart = at - now
        const [unit, ms] = units.find(([, size]) => Math.abs(apart) >= size) ?? units[2]
        return spans.format(Math.trunc(apart / ms), unit)
      },
    }
  }, [client, locale, say, clock])
}

/** Formatters for a thread's times. */
export type ThreadTimes = ReturnType<typeof useThreadTimes>
