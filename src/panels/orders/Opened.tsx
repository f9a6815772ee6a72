import { Suspense } from "react"
import { lazily } from "../../ui/root/lazily.tsx"
import type { OrdersView } from "./OrdersView.ts"
import { SelectionCounter } from "./SelectionCounter.tsx"
import type { Board } from "./useBoard.ts"

const OrderSheet = lazily(() => import("./sheet/OrderSheet.tsx"))
const AssignDialog = lazily(() => import("./AssignDialog.tsx"))
const ReasonDialog = lazily(() => import("./ReasonDialog.tsx"))

interface Props {
  readonly board: Board
  readonly view: OrdersView
  readonly onView: (change: Partial<OrdersView>) => void
}

/** What stands over the orders or under them: those that are chosen, the one that is open, and what is asked before a move. */
export const Opened = ({ board, view, onView }: Props) => (
  <>
    {view.layout === "kitchen" || view.layout === "inbox" ? null : <SelectionCounter board={board} />}
    {view.order === undefined ? null : (
      <Suspense fallback={null}>
        <OrderSheet
          key={view.order}
          id={view.order}
          board={board}
          onClose={() => onView({ order: undefined })}
        />
      </Suspense>
    )}
    {board.assigned ? (
      <Suspense fallback={null}>
        <AssignDialog card={board.assigned} board={board} />
      </Suspense>
    ) : null}
    {board.asked ? (
      <Suspense fallback={null}>
        <ReasonDialog asked={board.asked} board={board} />
      </Suspense>
    ) : null}
  </>
)
