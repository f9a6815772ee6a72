import { useMemo } from "react"
import { limits } from "../contract/limits.ts"
import { usePanel } from "./PanelContext.ts"

/**
 * Says when something was, by day and minute, in the reader's language and the platform's time zone. The browser's
 * format is made for the first moment, not before: it takes a phone some 80 ms.
 */
export const useMoment = (): ((moment: string | null | undefined) => string) => {
  const { locale } = usePanel()
  return useMemo(() => {
    let format: Intl.DateTimeFormat | undefined
    return (moment) => {
      if (!moment) return "–"
      format ??= new Intl.DateTimeFormat(limits.locales[locale], {
        dateStyle: "short",
        timeStyle: "short",
        timeZone: limits.timeZone,
      })
      return format.format(new Date(moment))
    }
  }, [locale])
}
