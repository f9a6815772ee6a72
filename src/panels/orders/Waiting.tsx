import type { BoardOrder } from "../../contract/orders/board.ts"
import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { wifiOff } from "../../ui/icon/icons.ts"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./words.ts"
import type { QueuedMove } from "./queuedMove.ts"
import { useChangeText } from "./useChangeText.ts"

interface Props {
  readonly company: BoardOrder["company"]
  readonly moves: ReadonlyArray<QueuedMove>
}

/** Shows the change to an order that waits for the connection. */
export const Waiting = ({ moves, company }: Props) => {
  const say = useWords("orders", ordersWords)
  const textOf = useChangeText()
  const last = moves.findLast(({ state }) => state === "waiting")
  if (!last) return null
  const changeText = textOf(last.change, company)
  return (
    <p className={css.waiting}>
      <Icon shape={wifiOff} size={12} />
      {say("waiting", { done: changeText })}
    </p>
  )
}
