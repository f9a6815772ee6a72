import { useLayoutEffect, useRef } from "react"
import type { NewOrder } from "../../contract/orders/newOrders.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { bell } from "../../ui/icon/menuIcons.ts"
import { Link } from "../../ui/link/Link.tsx"
import {
  alert,
  muted,
  order as orderStyle,
  orders as list,
  title as titleStyle,
} from "./OrderAlertPanel.css.ts"
import { orderAlertWords } from "./words.ts"
import { useOrderText } from "./useOrderText.ts"
import { factsText } from "../../contract/isolateText.ts"

/** Most orders the banner shows; the rest are counted. */
const maxShown = 4

interface Props {
  readonly title: string
  readonly orders: ReadonlyArray<NewOrder>
  readonly orderHref: (order: NewOrder) => string | undefined
  /** Ends the alert of orders: of all by its button, of the one that a link opens. */
  readonly onDismiss: (orders: ReadonlyArray<NewOrder>) => void
}

const Order = ({
  order,
  orderHref,
  onDismiss,
}: { readonly order: NewOrder } & Omit<Props, "title" | "orders">) => {
  const { navigation } = usePanel()
  const [name, ...facts] = useOrderText()(order)
  const href = orderHref(order)
  const open = (to: string) => {
    onDismiss([order])
    navigation.push(to)
  }
  return (
    <li className={orderStyle}>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link href={href} onPress={() => open(href)}>
          {name}
        </Link>
      )}
      <span className={muted}>{factsText(facts)}</span>
    </li>
  )
}

/** Restores the focus to its place before the banner, which disappears by itself. */
const useFocusReturn = () => {
  const banner = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const shown = banner.current
    return () => {
      if (!shown?.matches(":focus-within")) return
      const to = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>("main")
      to?.focus()
    }
  }, [])
  const remember = ({ relatedTarget, currentTarget }: React.FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }
  return { banner, remember }
}

/** The orders one is alerted of, and the way to be done with the alert. */
export const Banner = ({ title, orders, orderHref, onDismiss }: Props) => {
  const say = useWords("orderAlert", orderAlertWords)
  const { banner, remember } = useFocusReturn()
  const hidden = orders.length - maxShown
  return (
    <div ref={banner} className={alert} onFocus={remember}>
      <span className={titleStyle}>
        <Icon shape={bell} />
        {title}
      </span>
      <ul className={list}>
        {orders.slice(0, maxShown).map((order) => (
          <Order key={String(order._id)} order={order} {...{ orderHref, onDismiss }} />
        ))}
        {hidden > 0 && <li className={muted}>{say("more", { count: hidden })}</li>}
      </ul>
      <Button size="small" onPress={() => onDismiss(orders)}>
        {say("dismiss")}
      </Button>
    </div>
  )
}
