import type { ReactNode } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { circleAlert, circleCheck, info, triangleAlert, x } from "../icon/icons.ts"
import { closeButton, notice, text, timeBar } from "./notice.css.ts"
import { useAutoDismiss } from "./useAutoDismiss.ts"

/** The severity of a notice. */
export type NoticeTone = "info" | "success" | "warning" | "danger"

/** The icon of each tone. */
export const toneIcon: Readonly<Record<NoticeTone, IconShape>> = {
  info,
  success: circleCheck,
  warning: triangleAlert,
  danger: circleAlert,
}

export interface NoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  /** Closes after this time, which a bar shows; paused while it is hovered or focused. */
  readonly durationMs?: number | undefined
  readonly onClose?: (() => void) | undefined
  /** The name of the close button; without it there is no such button. */
  readonly closeLabel?: string | undefined
  /** `alert` is announced at once, `status` politely; without a role it is not announced. */
  readonly role?: "alert" | "status" | undefined
}

/** Message with what happened and what to do, shown next to its subject. */
export const Notice = ({ tone, children, durationMs, onClose, closeLabel, role }: NoticeProps) => {
  const { isPaused, pauseProps } = useAutoDismiss(durationMs, onClose)
  return (
    <div className={notice({ tone })} role={role} data-paused={isPaused || undefined} {...pauseProps}>
      <Icon shape={toneIcon[tone]} />
      <div className={text}>{children}</div>
      {closeLabel !== undefined && onClose ? (
        <span className={closeButton}>
          <IconButton icon={x} label={closeLabel} size="small" onPress={onClose} />
        </span>
      ) : null}
      {durationMs === undefined ? null : (
        <i className={timeBar} style={{ animationDuration: `${durationMs}ms` }} />
      )}
    </div>
  )
}
