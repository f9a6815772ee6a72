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
  const { asked, assigned, promised } = board
  const [first] = asked?.cards ?? []
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
      {asked?.to === "RELEASE_SHOPPER" ? (
        <PickingDialog
          {...dialog}
          orders={asked.cards.map(({ order }) => order)}
          onAnswer={(move) => answer(asked.cards, { kind: "move", ...move })}
        />
      ) : asked && first ? (
        <ReasonDialog
          {...dialog}
          order={first.order}
          to={asked.to}
          count={asked.cards.length}
          onAnswer={(move) => answer(asked.cards, { kind: "move", ...move })}
        />
      ) : null}
    </>
  )
}

export default PendingQuestion
