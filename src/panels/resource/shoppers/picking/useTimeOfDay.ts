import { useCallback } from "react"
import { limits } from "../../../../contract/limits.ts"
import { usePanel } from "../../../../frame/PanelContext.ts"
import { writtenDate } from "../../../../frame/written.ts"

/** Says the time of day of a moment, by the platform's clock. */
export const useTimeOfDay = () => {
  const { locale } = usePanel()
  return useCallback(
    (moment: string) =>
      writtenDate(locale, new Date(moment), { timeStyle: "short", timeZone: limits.timeZone }),
    [locale],
  )
}
