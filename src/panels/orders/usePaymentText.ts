import { useCallback } from "react"
import { type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { ordersWords } from "./words.ts"

/** Returns a function that tells if and how an order is paid: `Paid · Pix`. Nothing is collected of an order that is over. */
export const usePaymentText = () => {
  const say = useWords("orders", ordersWords)
  const money = useMoney()
  return useCallback(
    ({ status, payments = [] }: Pick<BoardOrder, "status" | "payments">): string => {
      const open = payments.find(({ state }) => state === "PENDING")
      const shown = open ?? payments[0]
      if (!shown) return ""
      const method = wordOf(say, "method", shown.method)
      const column = columnOf(status)
      if (!open) return say("paid", { method })
      if (column === "canceled") return say("notCollected", { method })
      if (column === "done") return say(shown.kind === "ONLINE" ? "unpaid" : "onDelivery", { method })
      if (shown.kind === "ONLINE") return say("pending", { method })
      return shown.changeForCents
        ? say("change", { amount: money(shown.changeForCents) })
        : say("collect", { method })
    },
    [say, money],
  )
}
