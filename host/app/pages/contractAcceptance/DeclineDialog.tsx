import { Button, Dialog, Notice, TextArea } from "balcao/ui"
import { useState } from "react"
import { limits, typedText } from "balcao/contract"
import { useAcceptanceWords } from "./useAcceptance.ts"

interface Props {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onDecline: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why somebody declines. */
export const DeclineDialog = ({ busy, error, onDecline, onClose }: Props) => {
  const say = useAcceptanceWords()
  const [reason, setReason] = useState("")
  const [isSent, setSent] = useState(false)
  const isGiven = typedText(reason) !== ""
  const decline = () => {
    setSent(true)
    if (isGiven) onDecline(typedText(reason))
  }
  return (
    <Dialog
      isOpen
      width="list"
      title={say("declineTitle")}
      isLocked={busy}
      onClose={onClose}
      footer={
        <>
          <Button tone="plain" isDisabled={busy} onPress={onClose}>
            {say("back")}
          </Button>
          <Button tone="danger" busy={busy} onPress={decline}>
            {say(busy ? "busy" : "declineSubmit")}
          </Button>
        </>
      }
    >
      <p>{say("declineText")}</p>
      <TextArea
        label={say("reason")}
        value={reason}
        onChange={setReason}
        isRequired
        isReadOnly={busy}
        maxLength={limits.text.lines.max}
        error={isSent && !isGiven ? say("reasonNeeded") : undefined}
      />
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
