import { useState } from "react"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { type CancellationPayer, type MoveReason, usualPayer } from "../../contract/orders/orderMoves.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** The reason of a move, a comment, and of a canceled order its payer, who is the usual one until another is chosen. */
export const useReason = (to: OrderStatus) => {
  const isCancel = to === "CANCELED"
  const [reason, setReason] = useState<MoveReason>()
  const [chosenPayer, setPayer] = useState<CancellationPayer>()
  const [comment, setComment] = useState("")
  const payer = chosenPayer ?? entryOf(usualPayer, reason)
  const written = typedText(comment)
  const answer = reason && {
    to,
    reason,
    ...(written !== "" && { comment: written }),
    ...(isCancel && payer && { payer }),
  }
  return { isCancel, reason, setReason, payer, setPayer, comment, setComment, answer }
}
