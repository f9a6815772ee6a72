import type { ReactNode } from "react"
import * as css from "./panel.css.ts"

export interface PanelProps {
  /** The name of the panel as a region for assistive technology. */
  readonly label: string
  /** With an edge around it, as when it is embedded in a page. */
  readonly framed?: boolean | undefined
  readonly children: ReactNode
}

/** One sheet: tools, body and counter, that answer to its own width. */
export const Panel = ({ label, framed, children }: PanelProps) => (
  <section aria-label={label} className={css.panel({ framed })}>
    {children}
  </section>
)
