import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { makeContentKey } from "../../../api/freshKey.ts"
import { givenCredits } from "../../../contract/looseDeliveries/looseCredits.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { useExplain } from "../../../frame/useExplain.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { ActDialog } from "../../../ui/dialog/ActDialog.tsx"
import { moveForm } from "../sendDelivery.css.ts"
import { useCreditWords } from "./creditWords.ts"

const { create } = callsOf(tickets)
const { maxCents } = givenCredits

interface Props {
  readonly company: string
  readonly onDone: () => void
}

/** Asks the help desk for credits that the store pays by Pix: a ticket, answered with the code to pay. */
const AskCredits = ({ company, onDone }: Props) => {
  const say = useCreditWords()
  const money = useMoney()
  const explain = useExplain()
  const { client, before, emit } = usePanel()
  const showSnackbar = useSnackbar()
  const { run, busy, error } = useTask<ApiError>()
  const [keyOf] = useState(makeContentKey)
  const [amount, setAmount] = useState("")
  const cents = hundredthsOf(amount)
  const isValid = cents >= 1 && cents <= maxCents
  const ask = () => {
    const values = { amount: money(cents), company }
    const text = { subject: say("askSubject", values), description: say("askDescription", values) }
    const body = { ...text, category: "FINANCE", priority: "MEDIUM" }
    const call = client.api.call(create, { body: body as never }, { idempotencyKey: keyOf(body) })
    const asking = before({ panel: "tickets", type: "create", detail: {} }).pipe(
      Effect.andThen(call),
      Effect.map(({ _id: id }) => {
        emit({ panel: "tickets", type: "created", detail: id === undefined ? {} : { id } })
        showSnackbar(say("asked", values))
        onDone()
      }),
    )
    run(Effect.uninterruptible(asking) as Effect.Effect<void, ApiError>)
  }
  return (
    <ActDialog
      width="status"
      title={say("askTitle")}
      cancelLabel={say("cancel")}
      label={say(busy ? "asking" : "ask")}
      isBusy={busy}
      isDisabled={!isValid}
      error={error && explain(error)}
      onCancel={onDone}
      onPress={ask}
    >
      <div className={moveForm}>
        <p>{say("askText")}</p>
        <PanelNumberField
          label={say("amount")}
          isRequired
          hint={say("most", { amount: money(maxCents) })}
          digits={2}
          isFixed
          prefix="R$"
          value={amount}
          onChange={setAmount}
        />
      </div>
    </ActDialog>
  )
}

export default AskCredits
