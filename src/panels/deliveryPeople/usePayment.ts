import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { nameOf } from "./cells.tsx"
import { usePeopleWords } from "./words.ts"
import { type Payment, payPerson } from "./payPerson.ts"
import type { TabProps } from "./tabs.ts"

const paymentOf = ({ deliverymanPaid, deliveryManPaidDate = null }: PersonRow): Payment => ({
  deliverymanPaid,
  deliveryManPaidDate,
})

/** Marks someone as paid or not paid; saved at once, and Undo restores the previous state. */
export const usePayment = (person: PersonRow, onChanged: TabProps["onChanged"]) => {
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  const undo = useUndo()
  const { busy, error, run, clear } = useTask<ApiError>()

  const write = (body: Payment) =>
    Effect.tap(payPerson(client, person, body), (answer) => Effect.sync(() => onChanged(answer)))
  const notify = (payment: Payment) => {
    emit({ panel: "deliveryPeople", type: "paid", detail: { id: person._id, ...payment } })
    undo({
      done: say(payment.deliverymanPaid ? "payDone" : "unpayDone", { name: nameOf(person) }),
      undo: write(paymentOf(person)),
      undone: say("payUndone"),
      explain,
    })
  }
  const pay = (payment: Payment, onDone?: (answer: Partial<PersonRow>) => void) =>
    run(
      before({ panel: "deliveryPeople", type: "pay", detail: { id: person._id, ...payment } }).pipe(
        Effect.andThen(write(payment)),
        Effect.tap((answer) =>
          Effect.sync(() => {
            notify(payment)
            onDone?.(answer)
          }),
        ),
      ),
    )
  return { busy, error: error && explain(error), pay, dismiss: clear }
}
