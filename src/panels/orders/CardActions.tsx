import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { PrintTemplate } from "../../contract/orders/order.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { chevronDown, ellipsis } from "../../ui/icon/icons.ts"
import { Menu, type MenuItem } from "../../ui/menu/Menu.tsx"
import type { BoardCard } from "./lanes.ts"
import {
  isAcceptance,
  mayBeReady,
  offeredOf,
  primaryOf,
  sayMove,
  takesPrepTime,
  waitsForReady,
} from "./offeredMoves.ts"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./ordersWords.ts"
import { commonTemplates, isTemplate } from "./printTemplates.ts"
import type { Board } from "./useBoard.ts"

interface Props {
  readonly card: BoardCard
  readonly board: Board
  readonly code: string
}

/** Minutes the other preparation times differ by from the usual one. */
const differences = [-10, -5, 5, 10, 20]

/** Accepts an order, in the usual preparation time or in another one. */
const Accept = ({ card, board, code, to }: Props & { readonly to: OrderStatus }) => {
  const say = useWords("orders", ordersWords)
  const usual = useValue(board.model.prepMinutes)
  const items = differences
    .map((minutes) => usual + minutes)
    .filter((minutes) => minutes > 0)
    .map((minutes) => ({ id: String(minutes), label: say("acceptIn", { count: minutes }) }))
  return (
    <span className={css.split}>
      <Button tone="primary" size="small" onPress={() => board.accept(card, to, usual)}>
        {say("acceptIn", { count: usual })}
      </Button>
      <Menu
        label={say("prepTime", { code })}
        trigger={
          <IconButton icon={chevronDown} tone="primary" size="small" label={say("prepTime", { code })} />
        }
        items={items}
        onAction={(minutes) => board.accept(card, to, Number(minutes))}
      />
    </span>
  )
}

const Primary = (props: Props & { readonly to: OrderStatus }) => {
  const { card, board, to } = props
  const say = useWords("orders", ordersWords)
  if (takesPrepTime(card.order, to)) return <Accept {...props} />
  return (
    <Button
      tone={isAcceptance(card.order, to) ? "primary" : "secondary"}
      size="small"
      block
      onPress={() => board.move(card, to)}
    >
      {sayMove(say, card.order, to)}
    </Button>
  )
}

type Act = OrderStatus | PrintTemplate | "ready" | "assign" | "select" | "talk"

const useItems = ({ card: { order, key }, board }: Props, primary: OrderStatus | undefined) => {
  const say = useWords("orders", ordersWords)
  const moves = offeredOf(order).filter((to) => to !== primary)
  const items: Array<MenuItem<Act>> = moves
    .filter((to) => to !== "CANCELED" && !(to === "ACCEPT_DELIVERYMAN" && board.mayAssign))
    .map((to) => ({ id: to, label: sayMove(say, order, to) }))
  if (board.mayAssign && moves.includes("ACCEPT_DELIVERYMAN"))
    items.unshift({ id: "assign", label: say("assignTo") })
  if (mayBeReady(order) && (primary !== undefined || order.readyAt))
    items.push({ id: "ready", label: say(order.readyAt ? "markNotReady" : "markReady") })
  if (board.talk && order.customer?.phone) items.push({ id: "talk", label: say("talk") })
  if (board.print)
    for (const [at, template] of commonTemplates([order]).entries())
      items.push({
        id: template,
        label: say(`print.${template}`),
        hint: at === 0 ? "P" : undefined,
        hasSeparator: at === 0 && items.length > 0,
      })
  items.push({
    id: "select",
    label: say(board.selection.selected.peek().has(key) ? "unselect" : "select"),
    hasSeparator: items.length > 0,
  })
  if (moves.includes("CANCELED"))
    items.push({
      id: "CANCELED",
      label: sayMove(say, order, "CANCELED"),
      tone: "danger",
      hasSeparator: true,
    })
  return items
}

/** What one does with an order: what comes next, and in a menu everything else that is offered. */
export const CardActions = (props: Props) => {
  const { card, board, code } = props
  const { order } = card
  const say = useWords("orders", ordersWords)
  const isToReady = waitsForReady(order)
  const primary = isToReady ? undefined : primaryOf(order)
  const items = useItems(props, primary)
  if (!board.mayMove) return null
  const act = (id: Act) => {
    if (isTemplate(id)) return board.print?.([card], id)
    if (id === "select") return board.selection.toggle(card.key)
    if (id === "ready") return board.setReady(card, !order.readyAt)
    if (id === "assign") return board.assign(card)
    if (id === "talk") return board.talk?.(card.key)
    board.move(card, id)
  }
  const isAlone = !isToReady && primary === undefined
  // The menu stays the same element, so that the focus comes back to it.
  return (
    <div className={isAlone ? css.menuAlone : css.actions}>
      {isToReady ? (
        <Button size="small" block onPress={() => board.setReady(card, true)}>
          {say("markReady")}
        </Button>
      ) : null}
      {primary === undefined ? null : <Primary {...props} to={primary} />}
      <Menu
        label={say("more", { code })}
        trigger={<IconButton icon={ellipsis} size="small" label={say("more", { code })} />}
        items={items}
        onAction={act}
      />
    </div>
  )
}
