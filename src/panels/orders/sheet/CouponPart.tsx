import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

interface Props {
  readonly item: OrderItem
  readonly order: Order
}

/** The part of a coupon's discount in a line, of an order of which it left other lines as they are. */
export const CouponPart = ({ item, order: { coupon, items = [] } }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  if (!coupon || !item.discountCents || items.every(({ discountCents }) => discountCents)) return null
  return (
    <span className={css.hint}>
      {say("couponPart", { code: coupon.code, amount: money(-item.discountCents) })}
    </span>
  )
}
