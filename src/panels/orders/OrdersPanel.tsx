import { useEffect, useState } from "react"
import { orders } from "../../contract/orders/orders.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { failure } from "../../frame/remote.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { KeptTalk, useKeptTalk } from "./KeptTalk.tsx"
import { Opened } from "./Opened.tsx"
import { ordersWords } from "./words.ts"
import { Shown } from "./Shown.tsx"
import type { StoreControls } from "./StoreSwitches.tsx"
import { useBoard } from "./useBoard.ts"
import { type OrdersViewProps, useOrdersView } from "./useOrdersView.ts"
import type { OrdersFeatures } from "./OrdersFeatures.ts"

export interface OrdersPanelProps extends PanelProps, OrdersViewProps {
  /** Parts to show; all by default. */
  readonly features?: OrdersFeatures | undefined
  /** Type of store whose orders are shown. Default `restaurant`. */
  readonly type?: "restaurant" | "supermarket" | undefined
  /**
   * Address at which the host prints orders, such as `/shopping-cart/{page}#{token}`. `{page}` is one of the
   * specification's `restaurant/print`, `supermarket/print` and `supermarket/print-fiscal`; `{token}` is that of a
   * newly made link; `{close}` is `yes` for automatic printing, whose window closes afterwards, and else `no`. Without
   * it nothing is printed.
   */
  readonly printHref?: string | undefined
  /** Address at which the host opens a ticket about an order, with `{order}` for its code. Without it none is offered. */
  readonly ticketHref?: string | undefined
  /**
   * Address at which the host opens an item of a store's menu, with `{item}` for its id and `{company}` for the store's.
   * Without it none is offered.
   */
  readonly itemHref?: string | undefined
}

const Live = ({
  type = "restaurant",
  features,
  printHref,
  ticketHref,
  itemHref,
  ...props
}: OrdersPanelProps) => {
  const say = useWords("orders", ordersWords)
  const [view, setView] = useOrdersView(props)
  const [controls, setControls] = useState<StoreControls>()
  const { order: kept, forget } = useKeptTalk()
  const [talk, setTalk] = useState(kept)
  const onOpen = (order: string, atConversation: boolean) => {
    setTalk(atConversation ? order : undefined)
    setView({ order })
  }
  const { board, reload, isBusy } = useBoard({ type, printHref, ticketHref, itemHref, onOpen })
  const { model } = board
  const openKept = useLatest(() => {
    if (kept === undefined) return
    forget()
    if (view.order !== kept) setView({ order: kept })
  })
  useEffect(openKept, [openKept])
  const { search, statuses, channel, fulfillment, courier, exception } = view
  useEffect(
    () => model.setFilter({ search, statuses, channel, fulfillment, courier, exception }),
    [model, search, statuses, channel, fulfillment, courier, exception],
  )
  const facts = useValue(model.facts)
  const problem = failure(facts)
  return (
    <Panel label={say("title")}>
      {facts.data ? (
        <Shown {...{ board, type, view, features, controls }} isCut={facts.data.isCut} onView={setView} />
      ) : problem ? (
        <LoadFailure title={say("loadFailed")} error={problem} busy={isBusy} onRetry={reload} />
      ) : (
        <LoadingBar />
      )}
      <Opened {...{ board, type, view, talk }} onView={setView} onControls={setControls} />
    </Panel>
  )
}

const Offered = (props: OrdersPanelProps) => {
  const say = useWords("orders", ordersWords)
  const { client } = usePanel()
  const extras = useValue(client.extras("main"))
  if (extras && !extras.has("orders"))
    return <EmptyState title={say("noOrders")} text={say("noOrdersText")} />
  return <Live {...props} />
}

/**
 * The orders of restaurants or of supermarkets that are not over yet (specification, section 2, shopping-cart): in columns by
 * where they stand, as a list or on a map, each with what may be done next; and for a kitchen on a screen of its own. What is
 * done without a connection is sent once it is back. Needs accessToShoppingCart, accessToFoodOrders or accessToMarketOrders.
 */
export const OrdersPanel = (props: OrdersPanelProps) => (
  <PanelFrame {...props}>
    <KeptTalk>
      <PanelGate access={orders.find.access}>
        <Offered {...props} />
      </PanelGate>
    </KeptTalk>
  </PanelFrame>
)
