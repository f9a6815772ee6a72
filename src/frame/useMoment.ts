import { useCallback } from "react"
import { zoneOf } from "../contract/places/zoneOf.ts"
import { clockIn } from "./clock.ts"
import { usePanel } from "./PanelContext.ts"
import { useValue } from "./useValue.ts"
import { writtenAt } from "./written.ts"

type Store = { readonly timeZone?: unknown } | null | undefined

/**
 * Formats a moment by day and minute, in the reader's language and by the clock of a store: the one given, here or
 * with a moment, or that one looks at; the platform's without any. Another clock than that of the store one looks at is named.
 */
export const useMoment = (company?: Store): ((moment: string | null | undefined, of?: Store) => string) => {
  const { client, locale } = usePanel()
  const viewed = useValue(client.session.company)
  return useCallback(
    (moment, of = company) => (moment ? writtenAt(locale, moment, clockIn(zoneOf(of, viewed), viewed)) : "–"),
    // oxlint-disable-next-line react/exhaustive-deps -- of a company its clock alone
    [locale, company?.timeZone, viewed],
  )
}
