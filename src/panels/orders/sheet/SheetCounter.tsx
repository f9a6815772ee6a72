import { offeredOf } from "../../../business/orders/offeredMoves.ts"
import { actsOf, sayAct } from "../../../business/orders/orderActs.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { ellipsis } from "../../../ui/icon/icons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import type { BoardCard } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import type { Board } from "../useBoard.ts"
import { Waiting } from "../Waiting.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

interface Props {
  readonly card: BoardCard
  readonly board: Board
}

/** Actions on the order: the next step last and primary, the rest in a menu, the cancellation separate. */
export const SheetCounter = ({ card, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderSheet", sheetWords)
  const { order } = card
  const { primary, others, isCancelable } = actsOf(order, board)
  if (!board.mayMove || offeredOf(order).length === 0) return null
  return (
    <footer className={css.counter}>
      {isCancelable ? (
        <Button tone="quietDanger" onPress={() => board.move(card, "CANCELED")}>
          {sayAct(say, order, "CANCELED")}
        </Button>
      ) : null}
      <span className={css.push}>
        <Waiting moves={card.moves} company={card.order.company} />
      </span>
      {others.length === 0 ? null : (
        <Menu
          label={own("otherMoves")}
          trigger={<Button icon={ellipsis}>{own("otherMoves")}</Button>}
          items={others.map((id) => ({ id, label: sayAct(say, order, id) }))}
          onAction={(act) => board.act(card, act)}
        />
      )}
      {primary === undefined ? null : (
        <Button tone="primary" onPress={() => board.act(card, primary)}>
          {sayAct(say, order, primary)}
        </Button>
      )}
    </footer>
  )
}
