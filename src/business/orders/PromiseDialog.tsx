import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { codeOf, type MoveDialogProps } from "./moveDialog.ts"

const max = limits.orders.maxPrepMinutes
const usual = "30"

/** Asks in how many minutes the customer will have the order after all. */
const PromiseDialog = ({
  say,
  order,
  isBusy = false,
  problem,
  onAnswer,
  onClose,
}: MoveDialogProps<number>) => {
  const frame = useWords("frame", frameWords)
  const [text, setText] = useState(usual)
  const minutes = Number(text)
  const isFit = Number.isInteger(minutes) && minutes >= 1 && minutes <= max
  return (
    <Dialog
      isOpen
      width="status"
      title={say("promiseTitle", { code: codeOf(order) })}
      closeLabel={frame("close")}
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("promiseSave")}
          isBusy={isBusy}
          isDisabled={!isFit}
          onCancel={onClose}
          onPress={() => onAnswer(minutes)}
        />
      }
    >
      <PanelNumberField
        label={say("promiseMinutes")}
        digits={0}
        value={text}
        error={isFit ? problem : say("promiseRange", { max: String(max) })}
        onChange={setText}
      />
    </Dialog>
  )
}

export default PromiseDialog
