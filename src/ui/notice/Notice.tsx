import type { ReactNode } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { circleAlert, circleCheck, info, triangleAlert, x } from "../icon/icons.ts"
import { closing, notice, text, time } from "./notice.css.ts"
import { useLasting } from "./useAutoDismiss.ts"

/** What a notice is about. */
export type NoticeTone = "info" | "success" | "warning" | "danger"

/** The icon of each tone, the same everywhere. */
export const toneIcon: Readonly<Record<NoticeTone, IconShape>> = {
  info,
  success: circleCheck,
  warning: triangleAlert,
  danger: circleAlert,
}

export interface NoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  /** Milliseconds until it closes itself; a line shows how long. It waits while hovered or focused. */
  readonly lasts?: number | undefined
  readonly onClose?: (() => void) | undefined
  /** The name of the close button, which is there only with it. */
  readonly closeLabel?: string | undefined
  /** `alert` interrupts, `status` waits; without it the notice says nothing by itself. */
  readonly role?: "alert" | "status" | undefined
}

/** One line of what happened and one of what to do, in the place it is about. */
export const Notice = ({ tone, children, lasts, onClose, closeLabel, role }: NoticeProps) => {
  const { held, hold } = useLasting(lasts, onClose)
  return (
    <div className={notice({ tone })} role={role} data-held={held || undefined} {...hold}>
      <Icon shape={toneIcon[tone]} />
      <div className={text}>{children}</div>
      {closeLabel !== undefined && onClose ? (
        <span className={closing}>
          <IconButton icon={x} label={closeLabel} size="small" onPress={onClose} />
        </span>
      ) : null}
      {lasts === undefined ? null : <i className={time} style={{ animationDuration: `${lasts}ms` }} />}
    </div>
  )
}
