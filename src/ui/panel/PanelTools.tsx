import type { ReactNode, RefObject } from "react"
import { tools } from "./panel.css.ts"

export interface PanelToolsProps {
  /** A ref to its element, for example to measure it. */
  readonly elementRef?: RefObject<HTMLDivElement | null> | undefined
  readonly children: ReactNode
}

/** The toolbar above a panel's body: search, filters and actions on the whole list. */
export const PanelTools = ({ elementRef, children }: PanelToolsProps) => (
  <div ref={elementRef} part="tools" className={tools}>
    {children}
  </div>
)
