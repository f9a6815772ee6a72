import { useState } from "react"
import { limits } from "../../../contract/limits.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { useMendWords } from "./mendWords.ts"
import type { Mending } from "./useMending.ts"

interface Props {
  readonly order: Order
  readonly mending: Mending
  readonly onClose: () => void
}

const max = limits.orders.maxPrepMinutes
const usual = "30"

/** Asks in how many minutes the customer will have the order after all. */
export const PromiseOrder = ({ order, mending, onClose }: Props) => {
  const say = useMendWords()
  const [text, setText] = useState(usual)
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  const isFit = minutes >= 1 && minutes <= max
  return (
    <Dialog
      isOpen
      width="status"
      title={say("promiseTitle", { code: order.code ?? String(order._id) })}
      closeLabel={say("back")}
      isLocked={mending.busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("promise")}
          isBusy={mending.busy}
          isDisabled={!isFit}
          onCancel={onClose}
          onPress={() => mending.promise(minutes, onClose)}
        />
      }
    >
      <TextField
        label={say("minutes")}
        inputMode="numeric"
        value={text}
        error={isFit ? mending.problem : say("minutesRange", { max: String(max) })}
        onChange={setText}
      />
    </Dialog>
  )
}
