import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Link } from "../../../ui/link/Link.tsx"
import type { Board } from "../useBoard.ts"

interface Props {
  readonly item: OrderItem
  readonly company: Order["company"]
  readonly board: Board
}

/** The name of an ordered item; a link to the menu's item it is, where the host has a place for that. */
export const ItemName = ({ item: { name, ref }, company, board: { itemHref } }: Props) => {
  const { client, navigation } = usePanel()
  const hasMenu = useValue(client.extras("main"))?.has("catalog") === true
  if (itemHref === undefined || !hasMenu || !company || ref?.kind !== "MENU_ITEM") return name
  const href = itemHref
    .replaceAll("{item}", () => encodeURIComponent(String(ref._id)))
    .replaceAll("{company}", () => encodeURIComponent(String(company._id)))
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {name}
    </Link>
  )
}
