import { isAcceptance, takesPrepTime } from "../../business/orders/offeredMoves.ts"
import { actsOf, type OrderAct, sayAct } from "../../business/orders/orderActs.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { PrintTemplate } from "../../contract/orders/order.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { chevronDown, ellipsis } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { BoardCard } from "./lanes.ts"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./words.ts"
import { commonTemplates, isTemplate } from "./printTemplates.ts"
import type { Board } from "./useBoard.ts"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"

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
  const usual = useValue(board.model.prepMinutes(card.order.fulfillment))
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

const Primary = ({ act, ...props }: Props & { readonly act: OrderAct }) => {
  const { card, board } = props
  const { order } = card
  const say = useWords("orders", ordersWords)
  if (takesPrepTime(order, act)) return <Accept {...props} to={act} />
  return (
    <Button
      tone={isAcceptance(order, act) ? "primary" : "secondary"}
      size="small"
      block
      onPress={() => board.act(card, act)}
    >
      {sayAct(say, order, act)}
    </Button>
  )
}

type Act = OrderAct | PrintTemplate | "select" | "talk"

const useItems = ({ card: { order, key }, board }: Props, acts: ReturnType<typeof actsOf>) => {
  const say = useWords("orders", ordersWords)
  const items: Array<MenuItem<Act>> = acts.others.map((id) => ({ id, label: sayAct(say, order, id) }))
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
  if (acts.isCancelable)
    items.push({
      id: "CANCELED",
      label: sayAct(say, order, "CANCELED"),
      tone: "danger",
      hasSeparator: true,
    })
  return items
}

/** Actions on an order: the next step, and a menu with all others offered. */
export const CardActions = (props: Props) => {
  const { card, board, code } = props
  const { order } = card
  const say = useWords("orders", ordersWords)
  const acts = actsOf(order, board)
  const { primary } = acts
  const items = useItems(props, acts)
  if (!board.mayMove) return null
  const act = (id: Act) => {
    if (isTemplate(id)) return board.print?.([card], id)
    if (id === "select") return board.selection.toggle(card.key)
    if (id === "talk") return board.talk?.(card.key)
    board.act(card, id)
  }
  // The menu stays the same element, so that the focus comes back to it.
  return (
    <div className={primary === undefined ? css.menuAlone : css.actions}>
      {primary === undefined ? null : <Primary {...props} act={primary} />}
      <Menu
        label={say("more", { code })}
        trigger={<IconButton icon={ellipsis} size="small" label={say("more", { code })} />}
        items={items}
        onAction={act}
      />
    </div>
  )
}
