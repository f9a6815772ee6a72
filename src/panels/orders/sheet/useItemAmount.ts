import type { OrderItem } from "../../../contract/orders/order.ts"
import { writeAmount } from "../../../frame/amount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { sheetWords } from "./sheetWords.ts"

type Unit = OrderItem["unit"]

/** Returns a function that writes an item's amount: `2×`, or `2,75 kg` of what is weighed. */
export const useItemAmount = () => {
  const { locale } = usePanel()
  return (quantity: number, unit: Unit): string =>
    unit === "KG" ? `${writeAmount(locale, quantity)} kg` : `${writeAmount(locale, quantity)}×`
}

/** Returns a function that writes the price of one, or of a kilogram of what is weighed. */
export const useUnitPrice = () => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  return (cents: number, unit: Unit): string =>
    say(unit === "KG" ? "perKilo" : "each", { price: money(cents) })
}
