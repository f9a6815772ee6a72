import type { OrderStatus } from "../../../contract/dashboard/orders.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { ellipsis } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import type { BoardCard } from "../lanes.ts"
import { mayBeReady, offeredOf, primaryOf, sayMove } from "../offeredMoves.ts"
import { ordersWords } from "../ordersWords.ts"
import type { Board } from "../useBoard.ts"
import { Waiting } from "../Waiting.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

interface Props {
  readonly card: BoardCard
  readonly board: Board
}

/** What one does with the order: what comes next last and primary, the rest in a menu, the cancellation apart. */
export const SheetCounter = ({ card, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderSheet", sheetWords)
  const { order } = card
  const primary = primaryOf(order)
  const offered = offeredOf(order)
  const others = offered.filter((to) => to !== primary && to !== "CANCELED")
  if (!board.mayMove || offered.length === 0) return null
  const isAssigned = board.mayAssign && others.includes("ACCEPT_DELIVERYMAN")
  const items = [
    ...(isAssigned ? [{ id: "assign" as const, label: say("assignTo") }] : []),
    ...others
      .filter((id) => !(isAssigned && id === "ACCEPT_DELIVERYMAN"))
      .map((id) => ({ id: id as OrderStatus | "ready" | "assign", label: sayMove(say, order, id) })),
    ...(mayBeReady(order)
      ? [{ id: "ready" as const, label: say(order.readyAt ? "markNotReady" : "markReady") }]
      : []),
  ]
  const act = (id: OrderStatus | "ready" | "assign") => {
    if (id === "assign") return board.assign(card)
    if (id === "ready") return board.setReady(card, !order.readyAt)
    board.move(card, id)
  }
  return (
    <footer className={css.counter}>
      {offered.includes("CANCELED") ? (
        <Button tone="quietDanger" onPress={() => board.move(card, "CANCELED")}>
          {sayMove(say, order, "CANCELED")}
        </Button>
      ) : null}
      <span className={css.push}>
        <Waiting moves={card.moves} />
      </span>
      {items.length === 0 ? null : (
        <Menu
          label={own("otherMoves")}
          trigger={<Button icon={ellipsis}>{own("otherMoves")}</Button>}
          items={items}
          onAction={act}
        />
      )}
      {primary === undefined ? null : (
        <Button tone="primary" onPress={() => board.move(card, primary)}>
          {sayMove(say, order, primary)}
        </Button>
      )}
    </footer>
  )
}
