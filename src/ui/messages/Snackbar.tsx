import { useState } from "react"
import { Button } from "../button/Button.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { x } from "../icon/icons.ts"
import { useLasting } from "../notice/useAutoDismiss.ts"
import type { Message } from "./messageQueue.ts"
import * as css from "./messages.css.ts"

export interface SnackbarProps {
  readonly message: Message
  readonly onClose: () => void
}

/** What one just did, in one line, with a way back for a while. */
export const Snackbar = ({ message, onClose }: SnackbarProps) => {
  const { title, text, lasts, closeLabel, undo } = message
  const [undoable, setUndoable] = useState(undo !== undefined)
  const { held, hold } = useLasting(lasts, onClose)
  const wait = useLasting(undoable ? undo?.lasts : undefined, () => setUndoable(false), held)
  return (
    <div className={css.snackbar} data-held={wait.held || undefined} {...hold}>
      <span>
        {title}
        {text === undefined ? null : ` ${text}`}
      </span>
      <span className={css.acts}>
        {undo && undoable ? (
          <Button
            tone="plain"
            size="small"
            onPress={() => {
              undo.onUndo()
              onClose()
            }}
          >
            {undo.label}
          </Button>
        ) : null}
        <IconButton icon={x} label={closeLabel} tone="plain" size="small" onPress={onClose} />
      </span>
      {undo && undoable ? <i className={css.time} style={{ animationDuration: `${undo.lasts}ms` }} /> : null}
    </div>
  )
}
