import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { x } from "../icon/icons.ts"
import { toneIcon } from "../notice/Notice.tsx"
import { useAutoDismiss } from "../notice/useAutoDismiss.ts"
import { muted, strong } from "../theme/text.css.ts"
import type { Message } from "./messageQueue.ts"
import * as css from "./messages.css.ts"

export interface ToastProps {
  readonly message: Message
  readonly onClose: () => void
}

/** A message in the corner about something that happened in the background. */
export const Toast = ({ message, onClose }: ToastProps) => {
  const { tone = "info", title, text, durationMs, closeLabel } = message
  const { pauseProps } = useAutoDismiss(durationMs, onClose)
  return (
    <div className={css.toast} {...pauseProps}>
      <span className={css.toneIcon({ tone })}>
        <Icon shape={toneIcon[tone]} />
      </span>
      <div className={css.text}>
        <strong className={strong}>{title}</strong>
        {text === undefined ? null : <p className={muted}>{text}</p>}
      </div>
      <span className={css.closeButton}>
        <IconButton icon={x} label={closeLabel} size="small" onPress={onClose} />
      </span>
    </div>
  )
}
