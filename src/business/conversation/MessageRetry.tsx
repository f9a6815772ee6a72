import { useState } from "react"
import type { Message } from "../../contract/contact/message.ts"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { contactCentreWords } from "./words.ts"

export interface MessageRetryProps {
  readonly message: Message
  /** Tries it again; left out where that is not possible. */
  readonly onRetry: ((message: Message) => void) | undefined
  readonly isRetrying: boolean
}

/** Tries again what failed; asks first where the customer may have got the message already. */
const MessageRetry = ({ message, onRetry, isRetrying }: MessageRetryProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const frame = useWords("frame", frameWords)
  const [isAsking, setAsking] = useState(false)
  if (!onRetry) return null
  const mayHaveArrived = message.failure === "UNCONFIRMED"
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        busy={isRetrying}
        onPress={() => (mayHaveArrived ? setAsking(true) : onRetry(message))}
      >
        {say("retry")}
      </Button>
      <ConfirmDialog
        isOpen={mayHaveArrived && isAsking}
        tone="primary"
        title={say("repeatTitle")}
        description={say("repeatAsk")}
        confirmLabel={say("repeat")}
        busyLabel={say("sending")}
        cancelLabel={frame("cancel")}
        isBusy={false}
        onConfirm={() => {
          setAsking(false)
          onRetry(message)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

export default MessageRetry
