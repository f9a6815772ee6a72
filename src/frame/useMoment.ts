import { useCallback } from "react"
import { usePanel } from "./PanelContext.ts"
import { writtenMoment } from "./written.ts"

/** Says when something was, by day and minute, in the reader's language and the platform's time zone. */
export const useMoment = (): ((moment: string | null | undefined) => string) => {
  const { locale } = usePanel()
  return useCallback((moment) => (moment ? writtenMoment(locale, moment) : "–"), [locale])
}
