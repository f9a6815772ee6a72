import { useState } from "react"
import { maxOperationReason } from "../../contract/finance/acquiring.ts"
import { movableCents } from "../../contract/finance/movableCents.ts"
import type { PaymentOperation } from "../../contract/finance/paymentOperations.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { useMoney } from "../../frame/useMoney.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { usePaymentWords } from "./words.ts"
import { type PaymentAction, useOperating } from "./useOperating.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** Asks how much of a transaction is captured, voided or refunded and why, and has it done. */
export const OperatePayment = ({
  operation,
  ...props
}: PaymentAction & { readonly operation: PaymentOperation }) => {
  const { row, onDone } = props
  const say = usePaymentWords()
  const money = useMoney()
  const { busy, error, operate } = useOperating(props, operation)
  const [maxCents] = useState(() => movableCents(operation, row))
  const [amount, setAmount] = useState((maxCents / 100).toFixed(2))
  const [reason, setReason] = useState("")
  const cents = hundredthsOf(amount)
  const isRight = cents >= 1 && cents <= maxCents
  const label = say(isRight ? `do.${operation}` : `plain.${operation}`, { amount: money(cents) })
  return (
    <ActDialog
      width="status"
      title={say(`title.${operation}`, { payment: row.paymentId })}
      cancelLabel={say("cancel")}
      label={busy ? say("sending") : label}
      isBusy={busy}
      error={error}
      isDisabled={!isRight || typedText(reason) === ""}
      onCancel={onDone}
      onPress={() => operate(cents, typedText(reason))}
      {...(operation !== "CAPTURE" && { tone: "danger" as const })}
    >
      <div className={stack}>
        <p>{say(`text.${operation}`, { most: money(maxCents) })}</p>
        {operation !== "VOID" && (
          <PanelNumberField
            label={say("amount")}
            digits={2}
            isFixed
            prefix="R$"
            isRequired
            isReadOnly={busy}
            hint={say("most", { most: money(maxCents) })}
            error={isRight ? undefined : say("amountWrong", { least: money(1), most: money(maxCents) })}
            value={amount}
            onChange={setAmount}
          />
        )}
        <TextArea
          label={say("reason")}
          hint={say("reasonHint")}
          isRequired
          value={reason}
          onChange={setReason}
          maxLength={maxOperationReason}
          isReadOnly={busy}
        />
      </div>
    </ActDialog>
  )
}
