import { useId } from "react"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenDay } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { nameOf } from "./cells.tsx"
import { usePeopleWords } from "./words.ts"

interface Props {
  readonly row: PersonRow
  /** The last day that is paid, `YYYY-MM-DD`. */
  readonly day: string
  /** The whole sum that is owed; undefined if only some of it is paid, or nobody told it. */
  readonly cents: number | undefined
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks once before a courier's deliveries are marked as paid. */
const ConfirmPayment = ({ row, day, cents, onClose, onConfirm }: Props) => {
  const say = usePeopleWords()
  const frame = useWords("frame", frameWords)
  const money = useMoney()
  const { locale } = usePanel()
  const id = useId()
  const facts = { name: nameOf(row), day: writtenDay(locale, day) }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="delete"
      title={say("payTitle", facts)}
      describedBy={id}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{frame("cancel")}</Button>
          <Button tone="primary" onPress={onConfirm}>
            {say("payConfirm")}
          </Button>
        </>
      }
    >
      <p id={id}>
        {cents === undefined ? say("payAsk", facts) : say("payAskSum", { ...facts, sum: money(cents) })}
      </p>
    </Dialog>
  )
}

export default ConfirmPayment
