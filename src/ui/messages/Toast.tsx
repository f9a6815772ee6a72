import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { x } from "../icon/icons.ts"
import { toneIcon } from "../notice/Notice.tsx"
import { useLasting } from "../notice/useAutoDismiss.ts"
import { muted, strong } from "../theme/text.css.ts"
import type { Message } from "./messageQueue.ts"
import * as css from "./messages.css.ts"

export interface ToastProps {
  readonly message: Message
  readonly onClose: () => void
}

/** What happened meanwhile, in the corner. */
export const Toast = ({ message, onClose }: ToastProps) => {
  const { tone = "info", title, text, lasts, closeLabel } = message
  const { hold } = useLasting(lasts, onClose)
  return (
    <div className={css.toast} {...hold}>
      <span className={css.mark({ tone })}>
        <Icon shape={toneIcon[tone]} />
      </span>
      <div className={css.said}>
        <strong className={strong}>{title}</strong>
        {text === undefined ? null : <p className={muted}>{text}</p>}
      </div>
      <span className={css.closing}>
        <IconButton icon={x} label={closeLabel} size="small" onPress={onClose} />
      </span>
    </div>
  )
}
