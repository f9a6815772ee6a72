import type { ReactNode } from "react"
import { tools } from "./panel.css.ts"

export interface PanelToolsProps {
  readonly children: ReactNode
}

/** The strip over the body of a panel: search, filters, and what acts on all of it. */
export const PanelTools = ({ children }: PanelToolsProps) => <div className={tools}>{children}</div>
