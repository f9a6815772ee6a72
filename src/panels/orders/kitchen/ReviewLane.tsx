import type { BoardOrder } from "../../../contract/orders/board.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { useWords } from "../../../frame/useWords.ts"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import { OrderState } from "../CardBadges.tsx"
import { useOrderTimes } from "../useOrderTimes.ts"
import { ordersWords } from "../words.ts"
import * as css from "./dish.css.ts"
import { DishItems } from "./DishItems.tsx"
import * as kitchenCss from "./kitchen.css.ts"
import { kitchenWords } from "./kitchenWords.ts"

interface Props {
  readonly orders: ReadonlyArray<BoardOrder>
  readonly onDismiss: (id: RecordId) => void
}

const ReviewDish = ({ order, onDismiss }: { readonly order: BoardOrder } & Pick<Props, "onDismiss">) => {
  const say = useWords("kitchen", kitchenWords)
  const words = useWords("orders", ordersWords)
  const times = useOrderTimes(order.company)
  const code = order.code ?? String(order._id)
  const isCanceled = order.status === "CANCELED"
  return (
    <li>
      <article
        className={css.dish}
        aria-label={words("order", { code })}
        data-urgency={isCanceled ? "late" : undefined}
      >
        <header className={css.head}>
          <span>{code}</span>
          <span className={css.timer}>{times.clock(order.since ?? order.placedAt)}</span>
        </header>
        <p>{isCanceled ? say("stop") : <OrderState {...order} />}</p>
        <DishItems order={order} />
        <BareButton className={css.act} onPress={() => onDismiss(order._id)}>
          {say("dismiss")}
        </BareButton>
      </article>
    </li>
  )
}

/** Orders canceled while the kitchen had them, and orders it recalled. */
export const ReviewLane = ({ orders, onDismiss }: Props) => {
  const say = useWords("kitchen", kitchenWords)
  const name = say("review")
  if (orders.length === 0) return null
  return (
    <section className={kitchenCss.lane} aria-label={say("inColumn", { name, count: orders.length })}>
      <h3>
        {name} <small>{orders.length}</small>
      </h3>
      <ul>
        {orders.map((order) => (
          <ReviewDish key={idKey(order._id)} {...{ order, onDismiss }} />
        ))}
      </ul>
    </section>
  )
}
