import type { ReactElement } from "react"
import { orderLimits } from "../../contract/orders/orderLimits.ts"
import { useWords } from "../../frame/useWords.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { BoardCard } from "./lanes.ts"
import { ordersWords } from "./words.ts"
import { commonTemplates } from "./printTemplates.ts"
import type { Board } from "./useBoard.ts"

interface Props {
  readonly cards: ReadonlyArray<BoardCard>
  readonly board: Board
  /** A button; what it does is replaced with opening the menu. */
  readonly trigger: ReactElement
}

/** Prints orders as a page that is chosen in a menu; nothing where the host has no such pages. */
export const PrintMenu = ({ cards, board, trigger }: Props) => {
  const say = useWords("orders", ordersWords)
  const templates = commonTemplates(cards.map(({ order }) => order))
  const { print } = board
  if (!print || templates.length === 0) return null
  if (cards.length > orderLimits.maxAtOnce)
    return <span>{say("printLimit", { count: orderLimits.maxAtOnce })}</span>
  return (
    <Menu
      label={say("print")}
      trigger={trigger}
      items={templates.map((id) => ({ id, label: say(`print.${id}`) }))}
      onAction={(template) => print(cards, template)}
    />
  )
}
