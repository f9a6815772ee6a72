import type { ReactNode } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { emptyState } from "./emptyState.css.ts"

export interface EmptyStateProps {
  readonly icon?: IconShape | undefined
  readonly title: string
  /** The search text, the failure or the missing permission. */
  readonly text?: ReactNode
  /** A button that helps, such as to clear the filters or try again. */
  readonly action?: ReactNode
  /** `danger` is for failures, and is announced at once. */
  readonly tone?: "plain" | "danger" | undefined
}

/** Shown in place of content: nothing found, something failed, or no permission. */
export const EmptyState = ({ icon, title, text, action, tone = "plain" }: EmptyStateProps) => (
  <div className={emptyState} role={tone === "danger" ? "alert" : "status"}>
    {icon ? <Icon shape={icon} size={20} /> : null}
    <strong>{title}</strong>
    {text === undefined ? null : <p>{text}</p>}
    {action === undefined ? null : <div>{action}</div>}
  </div>
)
