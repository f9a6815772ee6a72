import { type OrderItem, unitOf } from "../contract/orders/order.ts"
import type { Locale } from "../contract/limits.ts"
import { writeAmount } from "./amount.ts"

/** An item's quantity as lists of items write it: `2`, or `2,75 kg` of what is weighed. */
export const itemAmount = (
  locale: Locale,
  item: Parameters<typeof unitOf>[0] & Pick<OrderItem, "quantity">,
): string => {
  const amount = writeAmount(locale, item.quantity)
  return unitOf(item) === "KG" ? `${amount} kg` : amount
}
