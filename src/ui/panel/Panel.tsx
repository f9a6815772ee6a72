import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
} from "react"
import * as css from "./panel.css.ts"
import { PanelWidthContext, useWidthOf } from "./PanelWidth.ts"

export interface PanelProps {
  /** The name of the panel as a region for assistive technology. */
  readonly label: string
  /** With an edge around it, as when it is embedded in a page. */
  readonly framed?: boolean | undefined
  /** Keys pressed anywhere in it, and in what it opens. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
  /** The focus came into it, or into what it opened. */
  readonly onFocus?: FocusEventHandler<HTMLElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  /** For whoever brings the focus back to it. */
  readonly place?: RefObject<HTMLElement | null> | undefined
  readonly children: ReactNode
}

/** One sheet: tools, body and counter, that answer to its own width. */
export const Panel = ({ label, framed, place, children, ...heard }: PanelProps) => {
  const own = useRef<HTMLElement>(null)
  const element = place ?? own
  const width = useWidthOf(element)
  return (
    <section ref={element} aria-label={label} tabIndex={-1} className={css.panel({ framed })} {...heard}>
      <PanelWidthContext value={width}>{children}</PanelWidthContext>
    </section>
  )
}
