import type { ReactNode, Ref } from "react"
import { body } from "./panel.css.ts"

export interface PanelBodyProps {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** The scrolling part of a panel, between its tools and its counter. */
export const PanelBody = ({ children, ref }: PanelBodyProps) => (
  <div ref={ref} className={body}>
    {children}
  </div>
)
