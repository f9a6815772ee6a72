import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import type { Signer } from "../../contract/contracts/signersWaiting.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { AboutText } from "./AboutText.tsx"
import * as css from "../../business/contracts/contractText.css.ts"
import { useContractWords } from "./words.ts"
import { lastRequest } from "./mailable.ts"
import type { TextOfContract } from "./useContractText.ts"
import { useSending } from "./useSending.ts"

interface Props {
  readonly row: RowOf<typeof contracts>
  readonly text: TextOfContract
  /** Signers who have not accepted the current text. */
  readonly recipients: ReadonlyArray<Signer>
  /** The one it is to be sent to again. */
  readonly resentTo: Signer | undefined
  readonly onChanged: (answer: Partial<RowOf<typeof contracts>>) => void
  readonly onSent: () => void
  /** Nobody is to be sent it again any more. */
  readonly onClose: () => void
}

/** Sends a contract by mail: to all who have not accepted it, or again to one of them. */
export const SendContract = ({ row, text, recipients, resentTo, onChanged, onSent, onClose }: Props) => {
  const say = useContractWords()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    onClose()
  }
  const finish = () => {
    close()
    onSent()
  }
  const { busy, error, send } = useSending(row, onChanged, finish)
  const isNew = !text.isIssued && text.versions.length > 0
  const isDue = recipients.some((signer) => !text.isIssued || !lastRequest(text, signer))
  const to = resentTo ? [resentTo] : recipients
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
        isOpen={isAsking || resentTo !== undefined}
        tone="primary"
        title={say(resentTo ? "resendTitle" : "sendTitle")}
        description={
          resentTo ? say("resendAsk", { name: resentTo.name }) : say("sendAsk", { count: recipients.length })
        }
        confirmLabel={say(resentTo ? "resend" : isNew ? "sendNew" : "send")}
        busyLabel={say("sending")}
        cancelLabel={say("cancel")}
        isBusy={busy}
        error={error}
        onConfirm={() =>
          send(
            to.map(({ email }) => email),
            resentTo !== undefined,
          )
        }
        onCancel={close}
      />
    </div>
  )
}
