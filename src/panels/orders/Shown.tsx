import { Suspense } from "react"
import { limits } from "../../contract/limits.ts"
import { useWords } from "../../frame/useWords.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { Board } from "./Board.tsx"
import * as css from "./Board.css.ts"
import { BoardTools } from "./BoardTools.tsx"
import { ExceptionStrip } from "./ExceptionStrip.tsx"
import { OfflineStrip } from "./OfflineStrip.tsx"
import { periodOf } from "./history/period.ts"
import type { OrdersView } from "./OrdersView.ts"
import { ordersWords } from "./words.ts"
import type { StoreControls } from "./StoreSwitches.tsx"
import type { Board as BoardState } from "./useBoard.ts"
import type { OrdersFeatures } from "./OrdersFeatures.ts"

const Kitchen = lazily(() => import("./kitchen/Kitchen.tsx"))
const Inbox = lazily(() => import("./inbox/Inbox.tsx"))
const OrderList = lazily(() => import("./OrderList.tsx"))
const OrderHistory = lazily(() => import("./history/OrderHistory.tsx"))
const ClosedMatches = lazily(() => import("./history/ClosedMatches.tsx"))
const OrderMap = lazily(() => import("./OrderMap.tsx"))

interface Props {
  readonly board: BoardState
  readonly type: "restaurant" | "supermarket"
  readonly view: OrdersView
  readonly features: OrdersFeatures | undefined
  readonly controls: StoreControls | undefined
  /** There are more open orders than are known. */
  readonly isCut: boolean
  readonly onView: (change: Partial<OrdersView>) => void
}

/** Minimum length of a search that also looks among closed orders. */
const minSearch = 2

const Layout = ({ board, type, view, onView }: Pick<Props, "board" | "type" | "view" | "onView">) => {
  const period = periodOf(view)
  if (period !== undefined) return <OrderHistory {...{ board, type, view, period, onView }} />
  if (view.layout === "list") return <OrderList board={board} />
  if (view.layout === "inbox") return <Inbox board={board} />
  return view.layout === "map" ? (
    <OrderMap board={board} />
  ) : (
    <Board {...{ board, type }} opened={view.order} />
  )
}

/** The orders as they are looked at, with the ways to find some of them; a kitchen has nothing but its screen. */
export const Shown = (props: Props) => {
  const { board, type, view, features, controls, isCut, onView } = props
  const say = useWords("orders", ordersWords)
  const period = periodOf(view)
  const search = view.search.trim()
  if (view.layout === "kitchen")
    return (
      <Suspense fallback={<LoadingBar />}>
        <Kitchen {...{ board, type }} onLeave={() => onView({ layout: "board" })} />
      </Suspense>
    )
  return (
    <>
      <BoardTools {...{ board, type, view, features, controls, onView }} />
      {view.layout === "inbox" || period !== undefined ? null : (
        <ExceptionStrip
          model={board.model}
          chosen={view.exception}
          onChoose={(exception) => onView({ exception })}
        />
      )}
      <OfflineStrip board={board} />
      {period === undefined && view.layout !== "inbox" && search.length >= minSearch ? (
        <Suspense fallback={null}>
          <ClosedMatches {...{ type, search, onView }} />
        </Suspense>
      ) : null}
      {isCut ? (
        <div className={css.notice}>
          <Notice tone="info">{say("cut", { count: limits.orders.maxBoard })}</Notice>
        </div>
      ) : null}
      <Suspense fallback={<LoadingBar />}>
        <Layout {...{ board, type, view, onView }} />
      </Suspense>
    </>
  )
}
