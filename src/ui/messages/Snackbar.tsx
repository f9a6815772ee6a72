import { useState } from "react"
import { Button } from "../button/Button.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { x } from "../icon/icons.ts"
import { useAutoDismiss } from "../notice/useAutoDismiss.ts"
import type { Message } from "./messageQueue.ts"
import * as css from "./messages.css.ts"

export interface SnackbarProps {
  readonly message: Message
  readonly onClose: () => void
}

/** Confirms what the user just did, in one line, and offers to undo it for a while. */
export const Snackbar = ({ message, onClose }: SnackbarProps) => {
  const { title, text, durationMs, closeLabel, undo } = message
  const [canUndo, setCanUndo] = useState(undo !== undefined)
  const { isPaused, pauseProps } = useAutoDismiss(durationMs, onClose)
  const undoTimer = useAutoDismiss(canUndo ? undo?.durationMs : undefined, () => setCanUndo(false), isPaused)
  return (
    <div className={css.snackbar} data-paused={undoTimer.isPaused || undefined} {...pauseProps}>
      <span>
        {title}
        {text === undefined ? null : ` ${text}`}
      </span>
      <span className={css.actions}>
        {undo && canUndo ? (
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
      {undo && canUndo ? (
        <i className={css.timeBar} style={{ animationDuration: `${undo.durationMs}ms` }} />
      ) : null}
    </div>
  )
}
