import type { CompanyDelivery } from "../contract/companies/companyDeliveries.ts"
import { limits, type Locale } from "../contract/limits.ts"
import { writtenDate } from "../frame/written.ts"

const dayMs = 86_400_000

/** Fields of a delivery record that tell its next change. */
export type Changing = Pick<CompanyDelivery, "isOpen" | "isManual" | "changesAt" | "timeZone">

/**
 * Returns the next time a store's hours open or close it, by the store's local clock, for `nextChangeWords`. Undefined
 * in manual mode, without hours, if the server does not say, in an unknown time zone, and once it is past. `now` is in
 * milliseconds since 1970.
 */
export const nextChange = (
  { isManual, changesAt, timeZone = limits.timeZone }: Changing,
  locale: Locale,
  now: number,
) => {
  const at = new Date(changesAt ?? 0)
  if (isManual || at.getTime() <= now) return undefined
  const format = (options: Intl.DateTimeFormatOptions) => writtenDate(locale, at, { ...options, timeZone })
  const midnight = (moment: number) => Date.parse(new Date(moment).toLocaleDateString("sv-SE", { timeZone }))
  try {
    const days = Math.round((midnight(at.getTime()) - midnight(now)) / dayMs)
    const day =
      days === 1
        ? new Intl.RelativeTimeFormat(limits.locales[locale], { numeric: "auto" }).format(1, "day")
        : format(days < 7 ? { weekday: "long" } : { dateStyle: "short" })
    return { day: days === 0 ? "" : `${day} `, time: format({ timeStyle: "short" }) }
  } catch {
    // A time zone this browser does not know.
    return undefined
  }
}
