import { useReason } from "../../../business/orders/useReason.ts"
import { limits } from "../../../contract/limits.ts"
import type { OrderStatus } from "../../../contract/dashboard/orders.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { cancellationPayers, reasonsFor } from "../../../contract/orders/orderMoves.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { stack } from "../../../ui/dialog/dialog.css.ts"
import { TextArea } from "../../../ui/field/TextArea.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { useMendWords } from "./mendWords.ts"
import { type Mending, useStatusName } from "./useMending.ts"

interface Props {
  readonly order: Order
  readonly to: OrderStatus
  readonly mending: Mending
  readonly onClose: () => void
}

/** Asks why an order is canceled or comes back, and of a canceled one who pays for it. */
export const ReasonDialog = ({ order, to, mending, onClose }: Props) => {
  const say = useMendWords()
  const statusName = useStatusName()
  const code = order.code ?? String(order._id)
  const { isCancel, reason, setReason, payer, setPayer, comment, setComment, answer } = useReason(to)
  return (
    <Dialog
      isOpen
      width="list"
      title={isCancel ? say("cancelTitle", { code }) : say("done", { code, status: statusName(to) })}
      closeLabel={say("back")}
      isLocked={mending.busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={isCancel ? say("cancel") : statusName(to)}
          tone={isCancel ? "danger" : "primary"}
          isBusy={mending.busy}
          isDisabled={reason === undefined}
          onCancel={onClose}
          onPress={() => answer && mending.move(answer, onClose)}
        />
      }
    >
      <div className={stack}>
        <Select
          label={say("reason")}
          options={reasonsFor(to).map((id) => ({ id, label: say(`reason.${id}`) }))}
          value={reason}
          placeholder=""
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
        <FieldNote id="mend-problem" error={mending.problem} />
      </div>
    </Dialog>
  )
}
