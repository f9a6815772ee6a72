import { useEffect } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Counter } from "../../ui/counter/Counter.tsx"
import { ellipsis, x } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { pushToEnd } from "../../ui/theme/text.css.ts"
import { printer } from "../../ui/icon/listIcons.ts"
import type { BoardCard } from "./lanes.ts"
import { offeredOf, primaryOf, sayMove } from "../../business/orders/offeredMoves.ts"
import { ordersWords } from "./words.ts"
import { PrintMenu } from "./PrintMenu.tsx"
import type { Board } from "./useBoard.ts"

/** Returns the statuses that all of these orders may be moved to. */
const offeredToAll = (cards: ReadonlyArray<BoardCard>): ReadonlyArray<OrderStatus> => {
  const [first, ...rest] = cards.map(({ order }) => offeredOf(order))
  return (first ?? []).filter((to) => rest.every((offered) => offered.includes(to)))
}

/** Actions on all selected orders; empty while none is selected. */
export const SelectionCounter = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const { model, selection, moveMany } = board
  const selected = useValue(selection.selected)
  const cards = useValue(model.all).filter(({ key }) => selected.has(key))
  const [first] = cards
  const haveLeft = selected.size > 0 && !first
  useEffect(() => {
    if (haveLeft) selection.clear()
  }, [haveLeft, selection])
  if (!first) return null
  const moves = offeredToAll(cards)
  const next = primaryOf(first.order)
  const likely = next !== undefined && moves.includes(next) ? next : undefined
  const act = (to: OrderStatus) => {
    moveMany(cards, to)
    selection.clear()
  }
  const otherMoves = moves.filter((to) => to !== likely)
  return (
    <Counter mode="selection" label={say("selected", { count: cards.length })}>
      <strong aria-live="polite">{say("selected", { count: cards.length })}</strong>
      {likely === undefined ? null : (
        <Button tone="primary" size="small" onPress={() => act(likely)}>
          {sayMove(say, first.order, likely)}
        </Button>
      )}
      {otherMoves.length === 0 ? null : (
        <Menu
          label={say("moveTo")}
          trigger={
            <Button size="small" icon={ellipsis}>
              {say("moveTo")}
            </Button>
          }
          items={otherMoves.map((id) => ({
            id,
            label: sayMove(say, first.order, id),
            tone: id === "CANCELED" ? ("danger" as const) : undefined,
          }))}
          onAction={act}
        />
      )}
      <PrintMenu
        {...{ cards, board }}
        trigger={
          <Button size="small" icon={printer}>
            {say("print")}
          </Button>
        }
      />
      {moves.length === 0 ? <span>{say("noCommonMove")}</span> : null}
      <span className={pushToEnd}>
        <IconButton icon={x} label={say("clearSelection")} size="small" onPress={selection.clear} />
      </span>
    </Counter>
  )
}
