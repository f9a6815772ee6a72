import { forwardRef, type ReactNode } from "react"
import { body } from "./panel.css.ts"

export interface PanelBodyProps {
  readonly children: ReactNode
}

/** The scrolling part of a panel, between its tools and its counter. */
export const PanelBody = forwardRef<HTMLDivElement, PanelBodyProps>(function PanelBody({ children }, ref) {
  return (
    <div ref={ref} part="body" className={body}>
      {children}
    </div>
  )
})
