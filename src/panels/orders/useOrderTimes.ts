import { useMemo } from "react"
import type { Order } from "../../contract/orders/order.ts"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { useValue } from "../../frame/useValue.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenDate } from "../../frame/written.ts"
import { ordersWords } from "./words.ts"

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
/** Up to how long seconds count. */
const closeMs = 5 * minuteMs

/** A duration in whole minutes, in milliseconds: what a card compares to know whether to be drawn again. */
export const wholeMinutes = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs

/** The same in whole seconds as long as those count. */
export const wholeSteps = (ms: number): number =>
  ms < closeMs ? Math.floor(ms / secondMs) * secondMs : wholeMinutes(ms)

const twoDigits = (count: number) => String(count).padStart(2, "0")

/** Formats times for the board. */
export interface OrderTimes {
  /** Formats a duration: `0:19`, then `24 min`, then `1 h 04 min`. */
  readonly elapsed: (ms: number) => string
  /** Formats a duration in minutes. */
  readonly minutes: (ms: number) => string
  /** The time of day by the store's clock; nothing of no moment. */
  readonly clock: (moment: string | number | null | undefined) => string
}

/** Times in the reader's language, by the clock of an order's store; without an order by that of the store one looks at. */
export const useOrderTimes = (company?: Order["company"]): OrderTimes => {
  const { client, locale } = usePanel()
  const viewed = useValue(client.session.company)
  const timeZone = zoneOf(company ?? viewed)
  const say = useWords("orders", ordersWords)
  return useMemo(() => {
    const format = {
      hour: locale === "en" ? "numeric" : "2-digit",
      minute: "2-digit",
      timeZone,
    } as const
    const minutes = (writtenMinutes: number) => {
      const ms = Math.max(0, writtenMinutes)
      if (ms < hourMs) return say("minutes", { count: Math.floor(ms / minuteMs) })
      const rest = twoDigits(Math.floor((ms % hourMs) / minuteMs))
      return say("hours", { hours: Math.floor(ms / hourMs), minutes: rest })
    }
    return {
      minutes,
      elapsed: (ms) =>
        ms < closeMs && ms >= 0
          ? `${Math.floor(ms / minuteMs)}:${twoDigits(Math.floor((ms % minuteMs) / secondMs))}`
          : minutes(ms),
      clock: (moment) => {
        const at = new Date(moment ?? Number.NaN)
        return Number.isNaN(at.getTime()) ? "" : writtenDate(locale, at, format)
      },
    }
  }, [locale, say, timeZone])
}
