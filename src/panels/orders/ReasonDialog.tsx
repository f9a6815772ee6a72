import { useReason } from "../../business/orders/useReason.ts"
import { cancellationPayers, reasonsFor } from "../../contract/orders/orderMoves.ts"
import { limits } from "../../contract/limits.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { ordersWords } from "./ordersWords.ts"
import type { Board } from "./useBoard.ts"
import type { ReasonAsked } from "./useMoves.ts"

interface Props {
  readonly asked: ReasonAsked
  readonly board: Board
}

const useTitle = ({ cards, to }: ReasonAsked) => {
  const say = useWords("orders", ordersWords)
  const isCancel = to === "CANCELED"
  const [first] = cards
  const count = cards.length
  if (count > 1 || !first) return isCancel ? say("cancelTitle", { count }) : say("goBackTitle", { count })
  const code = first.order.code ?? String(first.order._id)
  return isCancel ? say("cancelOne", { code }) : say("goBackOne", { code })
}

/** Asks why orders are canceled or come back, and of canceled ones who pays for it. */
const ReasonDialog = ({ asked, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const frame = useWords("frame", frameWords)
  const title = useTitle(asked)
  const { cards, to } = asked
  const { isCancel, reason, setReason, payer, setPayer, comment, setComment, answer } = useReason(to)
  const close = () => board.ask(undefined)
  const confirm = () => {
    if (!answer) return
    close()
    board.write(cards, { kind: "move", ...answer })
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      width="list"
      closeLabel={frame("close")}
      staysOnPress={reason !== undefined}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={isCancel ? say("cancelOrder") : say("confirmGoBack")}
          tone={isCancel ? "danger" : "primary"}
          isDisabled={reason === undefined}
          onCancel={close}
          onPress={confirm}
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
      </div>
    </Dialog>
  )
}

export default ReasonDialog
