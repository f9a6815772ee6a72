import type { Order } from "../../contract/orders/order.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MoveWords } from "./moveWords.ts"

/** A question asked before something is done to an order. */
export interface MoveDialogProps<Answer> {
  /** The words of the screen it is asked on. */
  readonly say: Say<MoveWords>
  readonly order: Pick<Order, "_id" | "code">
  /** True while the answer is being sent, where the screen waits for that. */
  readonly isBusy?: boolean | undefined
  /** The refusal of the last answer. */
  readonly problem?: string | undefined
  readonly onAnswer: (answer: Answer) => void
  readonly onClose: () => void
}

export const codeOf = ({ code, _id }: Pick<Order, "_id" | "code">): string => code ?? String(_id)
