import type { Order } from "../../../contract/orders/order.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useWords } from "../../../frame/useWords.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { lifeBuoy } from "../../../ui/icon/menuIcons.ts"
import type { Board } from "../useBoard.ts"
import { sheetWords } from "./sheetWords.ts"

interface Props {
  readonly order: Pick<Order, "_id" | "code">
  readonly board: Board
}

/** The way to a new ticket about an order, where the host has a place for it. */
export const TicketLink = ({ order, board: { ticketHref } }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const { navigation } = usePanel()
  if (ticketHref === undefined) return null
  const code = encodeURIComponent(order.code ?? String(order._id))
  return (
    <IconButton
      icon={lifeBuoy}
      size="small"
      label={say("openTicket")}
      onPress={() => navigation.push(ticketHref.replaceAll("{order}", () => code))}
    />
  )
}
