import { zoneOf } from "../../contract/places/zoneOf.ts"
import type { NewOrder } from "../../contract/orders/newOrders.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenDate, writtenMoney } from "../../frame/written.ts"
import { orderAlertWords } from "./words.ts"

/**
 * Returns a function that describes an order in a few parts: its code, its total, and the time it was placed; unknown
 * parts are left out.
 */
export const useOrderText = (): ((order: NewOrder) => readonly [name: string, ...facts: Array<string>]) => {
  const { locale } = usePanel()
  const say = useWords("orderAlert", orderAlertWords)
  return ({ _id, company, totalCents, placedAt }) => {
    const key = String(_id)
    const name = key.length > 24 ? say("nameless") : say("order", { number: key })
    const money = totalCents === undefined ? [] : [writtenMoney(locale, totalCents)]
    const time = placedAt
      ? [writtenDate(locale, new Date(placedAt), { timeStyle: "short", timeZone: zoneOf(company) })]
      : []
    return [name, ...money, ...time]
  }
}
