import { useCallback } from "react"
import { usePanel } from "./PanelContext.ts"
import { writtenMoney } from "./written.ts"

/** Writes cents as reais, in the reader's language. */
export const useMoney = (): ((cents: number) => string) => {
  const { locale } = usePanel()
  return useCallback((cents) => writtenMoney(locale, cents), [locale])
}
