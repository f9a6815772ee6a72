import AssignDialog from "../../business/orders/AssignDialog.tsx"
import PickingDialog from "../../business/orders/PickingDialog.tsx"
import PromiseDialog from "../../business/orders/PromiseDialog.tsx"
import ReasonDialog from "../../business/orders/ReasonDialog.tsx"
import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"
import type { Board } from "./useBoard.ts"

/** The question asked before something is done to orders; what is answered goes to the queue, which needs nobody to wait. */
const PendingQuestion = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const { pendingReason, assigned, promised } = board
  const [first] = pendingReason?.cards ?? []
  const close = () => {
    board.ask(undefined)
    board.assign(undefined)
    board.promise(undefined)
  }
  const answer = (...result: Parameters<Board["write"]>) => {
    close()
    board.write(...result)
  }
  const dialog = { say, onClose: close }
  return (
    <>
      {assigned ? (
        <AssignDialog
          {...dialog}
          order={assigned.order}
          onAnswer={(deliveryPerson) => answer([assigned], { kind: "courier", deliveryPerson })}
        />
      ) : null}
      {promised ? (
        <PromiseDialog
          {...dialog}
          order={promised.order}
          onAnswer={(minutes) => answer([promised], { kind: "promise", minutes })}
        />
      ) : null}
      {pendingReason?.to === "RELEASE_SHOPPER" ? (
        <PickingDialog
          {...dialog}
          orders={pendingReason.cards.map(({ order }) => order)}
          onAnswer={(move) => answer(pendingReason.cards, { kind: "move", ...move })}
        />
      ) : pendingReason && first ? (
        <ReasonDialog
          {...dialog}
          order={first.order}
          to={pendingReason.to}
          count={pendingReason.cards.length}
          onAnswer={(move) => answer(pendingReason.cards, { kind: "move", ...move })}
        />
      ) : null}
    </>
  )
}

export default PendingQuestion
