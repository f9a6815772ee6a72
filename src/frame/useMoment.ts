import { useMemo } from "react"
import { limits } from "../contract/limits.ts"
import { usePanel } from "./PanelContext.ts"

/** Says when something was, by day and minute, in the reader's language and the platform's time zone. */
export const useMoment = (): ((moment: string) => string) => {
  const { locale } = usePanel()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(limits.locales[locale], {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: limits.timeZone,
    })
    return (moment) => format.format(new Date(moment))
  }, [locale])
}
