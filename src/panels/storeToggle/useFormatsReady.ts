import { useEffect } from "react"
import type { Locale } from "../../contract/limits.ts"
import { writtenMoment } from "../../frame/written.ts"

/**
 * Writes a date while the store's state is on its way: the first one of a page takes a phone some 50 ms, which would else
 * pass between the answer and the switch.
 */
export const useFormatsReady = (locale: Locale) =>
  useEffect(() => {
    const timer = setTimeout(() => writtenMoment(locale, new Date().toISOString()))
    return () => clearTimeout(timer)
  }, [locale])
