import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { limits } from "../../contract/limits.ts"
import { cancellationPayers, reasonsFor } from "../../contract/orders/orderMoves.ts"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { codeOf, type MoveDialogProps } from "./moveDialog.ts"
import { useReason } from "./useReason.ts"

interface Props extends MoveDialogProps<NonNullable<ReturnType<typeof useReason>["answer"]>> {
  readonly to: OrderStatus
  /** Number of orders it is asked for, of which `order` is the first. */
  readonly count?: number
}

const titleOf = ({ say, order, to, count = 1 }: Props) => {
  const isCancel = to === "CANCELED"
  if (count > 1) return isCancel ? say("cancelTitle", { count }) : say("goBackTitle", { count })
  const code = codeOf(order)
  return isCancel ? say("cancelOne", { code }) : say("goBackOne", { code })
}

/** Asks why orders are canceled or come back, and of canceled ones who pays for it. */
const ReasonDialog = (props: Props) => {
  const { say, to, isBusy = false, problem, onAnswer, onClose } = props
  const frame = useWords("frame", frameWords)
  const { isCancel, reason, setReason, payer, setPayer, comment, setComment, answer } = useReason(to)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={titleOf(props)}
      width="list"
      closeLabel={frame("close")}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={isCancel ? say("cancelOrder") : say("confirmGoBack")}
          tone={isCancel ? "danger" : "primary"}
          isBusy={isBusy}
          isDisabled={reason === undefined}
          onCancel={onClose}
          onPress={() => answer && onAnswer(answer)}
        />
      }
    >
      <div className={stack}>
        <RadioGroup
          label={say("reason")}
          options={reasonsFor(to).map((id) => ({ id, label: say(`reason.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        {isCancel ? (
          <Select
            label={say("payer")}
            options={cancellationPayers.map((id) => ({ id, label: say(`payer.${id}`) }))}
            value={payer}
            placeholder=""
            onChange={setPayer}
          />
        ) : null}
        <TextArea
          label={say("comment")}
          optionalLabel={say("optional")}
          rows={2}
          maxLength={limits.text.line.max}
          value={comment}
          onChange={setComment}
        />
        {problem === undefined ? null : <FieldNote id="move-problem" error={problem} />}
      </div>
    </Dialog>
  )
}

export default ReasonDialog
