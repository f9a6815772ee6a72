import { useMemo } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useStoreZone } from "../../frame/useStoreZone.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenDate } from "../../frame/written.ts"
import { contactCentreWords } from "./words.ts"

const dayMs = 86_400_000
const dayAndMonth = { day: "2-digit", month: "2-digit" } as const

/** Formats the moments of messages by the platform's clock and a store's time zone. */
export const useChatTimes = (company?: { readonly timeZone?: unknown } | null) => {
  const { client, locale } = usePanel()
  const timeZone = useStoreZone(company)
  const say = useWords("contactCentre", contactCentreWords)
  return useMemo(() => {
    const write = (moment: number, options: Intl.DateTimeFormatOptions) =>
      writtenDate(locale, new Date(moment), { timeZone, ...options })
    /** A day as one word for it, to tell days apart. */
    const dayOf = (moment: number) => write(moment, { dateStyle: "short" })
    const time = (moment: number) => write(moment, { timeStyle: "short" })
    const yearOf = (moment: number) => write(moment, { year: "numeric" })
    const isThisYear = (moment: number) => yearOf(moment) === yearOf(client.api.now())
    const near = (moment: number) => {
      const now = client.api.now()
      if (dayOf(moment) === dayOf(now)) return say("today")
      return dayOf(moment) === dayOf(now - dayMs) ? say("yesterday") : undefined
    }
    return {
      dayOf,
      /** The day it is: what names days is drawn anew when that changes. */
      today: () => dayOf(client.api.now()),
      time,
      /** Above the first message of a day. */
      day: (moment: number) => near(moment) ?? write(moment, { dateStyle: "full" }),
      /** In the list: the time of today, the day of any other, with its year where that is over. */
      brief: (moment: number) => {
        const day = near(moment)
        if (day === undefined) return write(moment, isThisYear(moment) ? dayAndMonth : { dateStyle: "short" })
        return day === say("today") ? time(moment) : day
      },
      /** The day of a contact's beginning. */
      month: (moment: number) => write(moment, { month: "short", year: "numeric" }),
    }
  }, [client, locale, say, timeZone])
}

export type ChatTimes = ReturnType<typeof useChatTimes>
