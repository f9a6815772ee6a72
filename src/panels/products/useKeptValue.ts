import type { priceChanges } from "../../contract/resources/priceChanges.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenNumber } from "../../frame/written.ts"
import { useProductWords } from "./words.ts"

type Row = RowOf<typeof priceChanges>

/** Returns a function that writes a number of a product's history: an amount in whole units, or a count. */
export const useKeptValue = () => {
  const { locale } = usePanel()
  const say = useProductWords()
  const money = useMoney()
  return (field: Row["field"], value: number | null): string => {
    if (value === null) return say("none")
    return field === "STOCK"
      ? writtenNumber(locale, value, { maximumFractionDigits: 3 })
      : money(Math.round(value * 100))
  }
}
