import type { ReactNode } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { vacant } from "./emptyState.css.ts"

export interface VacantProps {
  readonly icon?: IconShape | undefined
  readonly title: string
  /** What was searched, what failed or which permission is missing. */
  readonly text?: ReactNode
  /** One way out. */
  readonly action?: ReactNode
  /** `danger` is announced at once: something failed. */
  readonly tone?: "plain" | "danger" | undefined
}

/** What stands where a list would: nothing found, something failed, or no permission. */
export const Vacant = ({ icon, title, text, action, tone = "plain" }: VacantProps) => (
  <div className={vacant} role={tone === "danger" ? "alert" : "status"}>
    {icon ? <Icon shape={icon} size={20} /> : null}
    <strong>{title}</strong>
    {text === undefined ? null : <p>{text}</p>}
    {action === undefined ? null : <div>{action}</div>}
  </div>
)
