import { useCallback } from "react"
import type { Company } from "../../../contract/companies/company.ts"
import { zoneOf } from "../../../contract/places/zoneOf.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenDate } from "../../../frame/written.ts"

/** Formats the time of day of a moment by a store's clock. */
export const useTimeOfDay = () => {
  const { locale } = usePanel()
  return useCallback(
    (moment: string, company: Company | null | undefined) =>
      writtenDate(locale, new Date(moment), { timeStyle: "short", timeZone: zoneOf(company) }),
    [locale],
  )
}
