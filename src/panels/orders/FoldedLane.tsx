import { Suspense, useState } from "react"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import * as css from "./Board.css.ts"
import type { FoldedLaneProps } from "./FoldedLaneProps.ts"
import { ordersWords } from "./words.ts"

const ClosedOrders = lazily(() => import("./ClosedOrders.tsx"))

/** A column of orders that are over: its number, and on request the orders. */
export const FoldedLane = (props: FoldedLaneProps) => {
  const { column, count } = props
  const say = useWords("orders", ordersWords)
  const [isOpen, setOpen] = useState(false)
  const name = say(`column.${column}`)
  const folded = (
    <section className={css.folded} aria-label={name} data-column={column}>
      <BareButton className={css.unfold} aria-expanded={false} onPress={() => setOpen(true)}>
        {name} {count === undefined ? null : <span className={css.count}>{count}</span>}
      </BareButton>
    </section>
  )
  if (!isOpen) return folded
  return (
    <Suspense fallback={folded}>
      <ClosedOrders {...props} name={name} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
