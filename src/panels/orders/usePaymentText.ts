import { useCallback } from "react"
import type { BoardOrder } from "../../contract/orders/board.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { ordersWords } from "./words.ts"

/** Returns a function that tells if and how an order is paid: `Paid · PIX`. */
export const usePaymentText = () => {
  const say = useWords("orders", ordersWords)
  const money = useMoney()
  return useCallback(
    ({ payments = [] }: Pick<BoardOrder, "payments">): string => {
      const open = payments.find(({ state }) => state === "PENDING")
      const shown = open ?? payments[0]
      if (!shown) return ""
      const method = wordOf(say, "method", shown.method)
      if (!open) return say("paid", { method })
      if (shown.kind === "ONLINE") return say("pending", { method })
      return shown.changeForCents
        ? say("change", { amount: money(shown.changeForCents) })
        : say("collect", { method })
    },
    [say, money],
  )
}
