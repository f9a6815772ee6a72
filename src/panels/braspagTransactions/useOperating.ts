import type { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { acquiring } from "../../contract/finance/acquiring.ts"
import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import type { AcquirerRefused, OperationRefused } from "../../contract/finance/refusals.ts"
import { returnCodes } from "../../contract/finance/returnCodes.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { usePaymentWords } from "./words.ts"

type Refusal = ApiError | OperationRefused | AcquirerRefused

/** Props of a dialog about a transaction. */
export interface PaymentAction {
  readonly row: RowOf<typeof braspagTransactions>
  /** Also takes over what the server answered, where it did. */
  readonly onChanged: (answer?: Partial<RowOf<typeof braspagTransactions>>) => void
  readonly onDone: () => void
}

/** Returns a function that explains why money was not moved, including known acquirer codes. */
const useRefusal = () => {
  const { locale } = usePanel()
  const say = usePaymentWords()
  const explain = useExplain()
  const money = useMoney()
  return (error: Refusal): string => {
    if (error._tag === "OperationRefused") return say(`refused.${error.reason}`, { most: money(error.cents) })
    if (error._tag !== "AcquirerRefused") return explain(error)
    const { code } = error
    const meaning = Object.entries(returnCodes).find(([known]) => known === code)?.[1]
    if (!meaning) return say("refusedCode", { code })
    return say("refusedFor", { code, meaning: wordsIn(meaning, locale) })
  }
}

/** Captures, voids or refunds a transaction, and says what came of it. */
export const useOperating = (
  { row: { _id: id }, onChanged, onDone }: PaymentAction,
  operation: PaymentOperation,
) => {
  const { before, emit, client } = usePanel()
  const say = usePaymentWords()
  const money = useMoney()
  const refusalOf = useRefusal()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const operate = (cents: number, reason: string) => {
    const detail = { id, operation, cents, reason }
    const call = client.api.call(acquiring.operate, { params: { id }, body: { operation, cents, reason } })
    const work = Effect.map(call, ({ state, transaction }) => {
      emit({ panel: "braspagTransactions", type: "operated", detail: { ...detail, state } })
      const notice = say(`done.${operation}`, { amount: money(cents) })
      showSnackbar(state === "DONE" ? notice : say("unconfirmed"))
      onChanged(transaction as Partial<RowOf<typeof braspagTransactions>>)
      onDone()
    })
    const operating = before({ panel: "braspagTransactions", type: "operate", detail })
    run(Effect.uninterruptible(Effect.andThen(operating, work)))
  }
  return { busy, error: error && refusalOf(error), operate }
}
