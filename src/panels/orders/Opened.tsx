import { Suspense } from "react"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { OrdersView } from "./OrdersView.ts"
import { SelectionCounter } from "./SelectionCounter.tsx"
import type { StoreControls } from "./StoreSwitches.tsx"
import type { Board } from "./useBoard.ts"

const OrderSheet = lazily(() => import("./sheet/OrderSheet.tsx"))
const PendingQuestion = lazily(() => import("./PendingQuestion.tsx"))
const StoreSettings = lazily(() => import("./settings/StoreSettings.tsx"))

interface Props {
  readonly board: Board
  readonly view: OrdersView
  readonly type: "restaurant" | "supermarket"
  /** The key of the order that is opened at the conversation with its customer. */
  readonly talk: string | undefined
  readonly onView: (change: Partial<OrdersView>) => void
  readonly onControls: (controls: StoreControls | undefined) => void
}

/** The store whose settings are kept here: the one that is viewed, if the platform keeps any and its orders are shown. */
const useStore = ({ board, type }: Pick<Props, "board" | "type">) => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  const has = useValue(client.extras("main"))?.has("order-settings") === true
  const isShown = (company?.type === "supermarket") === (type === "supermarket")
  return has && isShown && board.mayMove ? company?._id : undefined
}

/** Parts above or below the orders: the selection, the open order, and the questions before a move. */
export const Opened = (props: Props) => {
  const { board, view, talk, onView, onControls } = props
  const store = useStore(props)
  return (
    <>
      {view.layout === "kitchen" || view.layout === "inbox" ? null : <SelectionCounter board={board} />}
      {store === undefined ? null : (
        <Suspense fallback={null}>
          <StoreSettings key={idKey(store)} company={store} board={board} onControls={onControls} />
        </Suspense>
      )}
      {view.order === undefined ? null : (
        <Suspense fallback={null}>
          <OrderSheet
            key={view.order}
            id={view.order}
            board={board}
            isTalk={talk === view.order}
            onClose={() => onView({ order: undefined })}
          />
        </Suspense>
      )}
      {board.assigned || board.promised || board.pendingReason ? (
        <Suspense fallback={null}>
          <PendingQuestion board={board} />
        </Suspense>
      ) : null}
    </>
  )
}
