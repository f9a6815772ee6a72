import { useCallback } from "react"
import { zoneOf } from "../contract/places/zoneOf.ts"
import { usePanel } from "./PanelContext.ts"
import { writtenMoment } from "./written.ts"

/** Formats a moment by day and minute, in the reader's language and the time zone of a store, or the platform's. */
export const useMoment = (
  company?: { readonly timeZone?: unknown } | null,
): ((moment: string | null | undefined) => string) => {
  const { locale } = usePanel()
  const zone = zoneOf(company)
  return useCallback((moment) => (moment ? writtenMoment(locale, moment, zone) : "–"), [locale, zone])
}
