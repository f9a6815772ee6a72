import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { nameOf } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import type { Payment, PersonDraft } from "./personDraft.ts"

const paymentOf = ({ deliverymanPaid, deliveryManPaidDate = null }: DeliveryPerson): Payment => ({
  deliverymanPaid,
  deliveryManPaidDate,
})

/** Marks someone as paid or not paid; saved at once, and Undo restores the previous state. */
export const usePayment = (draft: PersonDraft, person: DeliveryPerson) => {
  const { before, emit } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  const undo = useUndo()
  const { busy, error, run, clear } = useTask<ApiError>()

  const notify = (payment: Payment) => {
    emit({ panel: "deliveryPeople", type: "paid", detail: { id: person._id, ...payment } })
    undo({
      done: say(payment.deliverymanPaid ? "payDone" : "unpayDone", { name: nameOf(person) }),
      undo: draft.pay(paymentOf(person)),
      undone: say("payUndone"),
      explain,
    })
  }
  const pay = (payment: Payment) =>
    run(
      before({ panel: "deliveryPeople", type: "pay", detail: { id: person._id, ...payment } }).pipe(
        Effect.andThen(draft.pay(payment)),
        Effect.tap(() => Effect.sync(() => notify(payment))),
      ),
    )
  return { busy, error: error && explain(error), pay, dismiss: clear }
}
