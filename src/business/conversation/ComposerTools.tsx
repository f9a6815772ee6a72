import { useValue } from "../../frame/useValue.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { AttachButton } from "./AttachButton.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./Composer.css.ts"
import { contactCentreWords } from "./words.ts"
import { send as sendIcon, stickyNote, zap } from "./icons.ts"
import { minuteMs } from "./useWindowLeft.ts"

interface Props {
  readonly chat: Chat
  /** Milliseconds; undefined where the platform does not say. */
  readonly windowLeftMs: number | undefined
  readonly isNote: boolean
  readonly hasReplies: boolean
  readonly isEmpty: boolean
  /** The host is being asked whether this may be sent. */
  readonly busy: boolean
  readonly onNote: (isNote: boolean) => void
  readonly onFile: (file: File) => void
  readonly onReplies: () => void
  readonly onSend: () => void
}

/** Time left in which the customer may receive free-form messages. */
const WindowLeft = ({ remainingMs }: { readonly remainingMs: number }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const minutes = Math.floor(remainingMs / minuteMs)
  const values = { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") }
  return <span className={css.windowLeft}>{say("windowLeft", values)}</span>
}

/** Attachments and inserts for a message, and the send button. */
export const ComposerTools = ({ chat, windowLeftMs, isNote, hasReplies, isEmpty, busy, ...props }: Props) => {
  const { onNote, onFile, onReplies, onSend } = props
  const say = useWords("contactCentre", contactCentreWords)
  const { client } = usePanel()
  const hasFiles = useValue(client.extras("main"))?.has("files") === true
  return (
    <div className={css.tools}>
      {hasFiles && !isNote ? <AttachButton label={say("attach")} onFile={onFile} /> : null}
      {hasReplies && !isNote ? <IconButton icon={zap} label={say("canned")} onPress={onReplies} /> : null}
      {chat.state === undefined ? null : (
        <IconButton
          icon={stickyNote}
          label={isNote ? say("writeMessage") : say("writeNote")}
          onPress={() => onNote(!isNote)}
        />
      )}
      {isNote || windowLeftMs === undefined ? null : <WindowLeft remainingMs={windowLeftMs} />}
      <span className={css.end}>
        <Button
          tone="primary"
          icon={isNote ? stickyNote : sendIcon}
          isDisabled={isEmpty}
          busy={busy}
          onPress={onSend}
        >
          {isNote ? say("saveNote") : say("send")}
        </Button>
      </span>
    </div>
  )
}
