import type { Order } from "../../../contract/orders/order.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Avatar } from "../../../ui/avatar/Avatar.tsx"
import { ordersWords } from "../ordersWords.ts"
import * as css from "./sheet.css.ts"

/** Who delivers it. */
export const SheetCourier = ({ order: { deliveryPerson } }: { readonly order: Order }) => {
  const say = useWords("orders", ordersWords)
  if (!deliveryPerson?.name) return null
  return (
    <section className={css.courier} aria-label={say("courier")}>
      <Avatar name={deliveryPerson.name} size={32} />
      <span>
        <strong>{deliveryPerson.name}</strong>
        <span className={css.hint}>{say("courier")}</span>
      </span>
    </section>
  )
}
