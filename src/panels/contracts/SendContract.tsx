import { useState } from "react"
import type { Signer } from "../../contract/contracts/signersWaiting.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { AboutText } from "./AboutText.tsx"
import * as css from "../../business/contracts/contractText.css.ts"
import { useContractWords } from "./words.ts"
import { lastRequest } from "./mailable.ts"
import type { TextOfContract } from "./useContractText.ts"
import { useSending } from "./useSending.ts"

interface Props {
  readonly row: DescribedRow
  readonly text: TextOfContract
  /** Signers who have not accepted the current text. */
  readonly wanted: ReadonlyArray<Signer>
  /** The one it is to be sent to again. */
  readonly again: Signer | undefined
  readonly onChanged: (answer: Partial<DescribedRow>) => void
  readonly onSent: () => void
  /** Nobody is to be sent it again any more. */
  readonly onClose: () => void
}

/** Sends a contract by mail: to all who have not accepted it, or again to one of them. */
export const SendContract = ({ row, text, wanted, again, onChanged, onSent, onClose }: Props) => {
  const say = useContractWords()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    onClose()
  }
  const done = () => {
    close()
    onSent()
  }
  const { busy, error, send } = useSending(row, onChanged, done)
  const isNew = !text.isIssued && text.versions.length > 0
  const isDue = wanted.some((signer) => !text.isIssued || !lastRequest(text, signer))
  const to = again ? [again] : wanted
  return (
    <div className={css.whole}>
      <AboutText text={text} />
      {isDue && (
        <div>
          <Button tone="primary" onPress={() => setAsking(true)}>
            {say(isNew ? "sendNew" : "send")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking || again !== undefined}
        tone="primary"
        title={say(again ? "resendTitle" : "sendTitle")}
        description={
          again ? say("resendAsk", { name: again.name }) : say("sendAsk", { count: wanted.length })
        }
        confirmLabel={say(again ? "resend" : isNew ? "sendNew" : "send")}
        busyLabel={say("sending")}
        cancelLabel={say("cancel")}
        isBusy={busy}
        error={error}
        onConfirm={() =>
          send(
            to.map(({ email }) => email),
            again !== undefined,
          )
        }
        onCancel={close}
      />
    </div>
  )
}
