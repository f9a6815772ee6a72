import { useMemo } from "react"
import { limits } from "../contract/limits.ts"
import { usePanel } from "./PanelContext.ts"

/** Writes cents as reais, in the reader's language. */
export const useMoney = (): ((cents: number) => string) => {
  const { locale } = usePanel()
  return useMemo(() => {
    const format = new Intl.NumberFormat(limits.locales[locale], { style: "currency", currency: "BRL" })
    return (cents) => format.format(cents / 100)
  }, [locale])
}
