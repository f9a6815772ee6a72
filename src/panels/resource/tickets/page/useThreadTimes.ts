import { useMemo } from "react"
import { limits } from "../../../../contract/limits.ts"
import { usePanel } from "../../../../frame/PanelContext.ts"
import { writtenDate, writtenMoment } from "../../../../frame/written.ts"
import { usePageWords } from "./pageWords.ts"

const dayMs = 86_400_000
const units = [
  ["day", dayMs],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const

/** Says when things in a thread were, by the platform's clock and time zone, and how far off a moment is. */
export const useThreadTimes = () => {
  const { client, locale } = usePanel()
  const say = usePageWords()
  return useMemo(() => {
    const write = (at: number, options: Intl.DateTimeFormatOptions) =>
      writtenDate(locale, new Date(at), { timeZone: limits.timeZone, ...options })
    const dayOf = (at: number) => write(at, { dateStyle: "short" })
    const spans = new Intl.RelativeTimeFormat(limits.locales[locale], { numeric: "always" })
    return {
      dayOf,
      time: (at: number) => write(at, { timeStyle: "short" }),
      moment: (at: number) => writtenMoment(locale, new Date(at).toISOString()),
      /** Above what is first of a day. */
      day: (at: number) => {
        const now = client.api.now()
        const date = write(at, { dateStyle: "long" })
        if (dayOf(at) === dayOf(now)) return `${say("today")}, ${date}`
        return dayOf(at) === dayOf(now - dayMs) ? `${say("yesterday")}, ${date}` : date
      },
      /** How far a moment is from now, such as "in 26 minutes". */
      span: (at: number, now: number) => {
        const apart = at - now
        const [unit, ms] = units.find(([, size]) => Math.abs(apart) >= size) ?? units[2]
        return spans.format(Math.trunc(apart / ms), unit)
      },
    }
  }, [client, locale, say])
}

/** Says when things were. */
export type ThreadTimes = ReturnType<typeof useThreadTimes>
