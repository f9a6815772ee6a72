import type { CompanyDelivery } from "../contract/companies/companyDeliveries.ts"
import { limits, type Locale } from "../contract/limits.ts"
import { writtenDate } from "../frame/written.ts"

const dayMs = 86_400_000

/** What of a delivery record says when it changes. */
export type Changing = Pick<CompanyDelivery, "isOpen" | "isManual" | "changesAt" | "timeZone">

/**
 * When a store's hours open or close it next, by the clock where it is, for `nextChangeWords`. Undefined in manual mode,
 * without hours, on servers that do not say, and once it is past. `now` is in milliseconds since 1970.
 */
export const nextChange = (
  { isManual, changesAt, timeZone = limits.timeZone }: Changing,
  locale: Locale,
  now: number,
) => {
  const at = new Date(changesAt ?? 0)
  if (isManual || at.getTime() <= now) return undefined
  const midnight = (moment: Date) => Date.parse(moment.toLocaleDateString("sv-SE", { timeZone }))
  const written = (options: Intl.DateTimeFormatOptions) => writtenDate(locale, at, { ...options, timeZone })
  const days = Math.round((midnight(at) - midnight(new Date(now))) / dayMs)
  const day =
    days === 1
      ? new Intl.RelativeTimeFormat(limits.locales[locale], { numeric: "auto" }).format(1, "day")
      : written(days < 7 ? { weekday: "long" } : { day: "2-digit", month: "2-digit" })
  return { day: days === 0 ? "" : `${day} `, time: written({ timeStyle: "short" }) }
}
