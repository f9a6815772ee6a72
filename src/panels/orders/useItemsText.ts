import { useCallback } from "react"
import type { BoardOrder } from "../../contract/orders/board.ts"
import { itemAmount } from "../../frame/itemAmount.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"

/** Items a card names; of the rest it says how many there are. */
const maxNamed = 4

/**
 * Returns a function that describes an order's items: `1 lasagna, 2 sodas`; only their number if the platform lists no
 * items.
 */
export const useItemsText = () => {
  const { locale } = usePanel()
  const say = useWords("orders", ordersWords)
  return useCallback(
    ({ items = [], itemCount }: BoardOrder & { readonly itemCount?: number }): string => {
      if (items.length === 0) return itemCount ? say("items", { count: itemCount }) : ""
      const named = items
        .slice(0, maxNamed)
        .map((item) => `${itemAmount(locale, item)} ${item.name}`)
        .join(", ")
      const rest = items.length - maxNamed
      return rest > 0 ? say("moreItems", { items: named, count: rest }) : named
    },
    [locale, say],
  )
}
