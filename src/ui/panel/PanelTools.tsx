import type { ReactNode } from "react"
import { tools } from "./panel.css.ts"

export interface PanelToolsProps {
  readonly children: ReactNode
}

/** The toolbar above a panel's body: search, filters and actions on the whole list. */
export const PanelTools = ({ children }: PanelToolsProps) => (
  <div part="tools" className={tools}>
    {children}
  </div>
)
