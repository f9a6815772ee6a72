import { orderStatusKey, statusWords } from "../../../contract/dashboard/statusWords.ts"
import type { Order, OrderEvent, OrderItem } from "../../../contract/orders/order.ts"
import { itemAmount } from "../../../frame/itemAmount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { ordersWords } from "../words.ts"
import { sheetWords } from "./sheetWords.ts"

/** Returns a function that describes the change to an item: `Sold out: Bananas`. */
const useItemText = () => {
  const say = useWords("orderSheet", sheetWords)
  const { locale } = usePanel()
  return (before: OrderItem, after: OrderItem): string => {
    const { change, quantity, name, unit } = after
    const ordered = before.ordered ?? before
    const found = itemAmount(locale, { unit, quantity })
    const orderedText = itemAmount(locale, { unit: before.unit, quantity: ordered.quantity })
    if (change === "SUBSTITUTED") return say("event.SUBSTITUTED", { from: ordered.name, to: name })
    if (change === "WEIGHED") return say("event.WEIGHED", { name, weight: quantity })
    if (change === "SOLD_OUT")
      return quantity === 0
        ? say("event.SOLD_OUT", { name })
        : say("event.PARTLY", { name, found, wanted: orderedText })
    return say("event.FOUND", { name })
  }
}

/** Returns a function that describes a line of an order's timeline: its new status, a change to an item, or a print. */
export const useEventText = (company: Order["company"]): ((event: OrderEvent) => string) => {
  const say = useWords("orderSheet", sheetWords)
  const words = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const money = useMoney()
  const itemText = useItemText()
  return ({ status, event, print, item }) => {
    if (event === "PRINT") {
      const documentName = wordOf(say, "printed", print?.template ?? "other")
      return (print?.copy ?? 1) > 1
        ? say("reprinted", { what: documentName, count: print?.copy ?? 1 })
        : documentName
    }
    if (event === "PROMISE") return words("promisedAnew")
    if (event === "ITEM" && item) {
      const [before, after] = [item.before.totalCents, item.after.totalCents]
      const changeText = itemText(item.before, item.after)
      const agreedText = item.isAgreed ? say("event.agreed", { what: changeText }) : changeText
      return before === after
        ? agreedText
        : say("event.price", { what: agreedText, before: money(before), after: money(after) })
    }
    const key = orderStatusKey({ status, company })
    const shown = key ? name(key) : words("unknownStatus")
    return event === "UNDO" ? say("undone", { status: shown }) : shown
  }
}
