import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
} from "react"
import * as css from "./panel.css.ts"
import { PanelWidthContext, useMeasuredPanelWidth } from "./PanelWidth.ts"

export interface PanelProps {
  /** The name of the panel as a region for assistive technology. */
  readonly label: string
  /** Draws a border around it, for a panel embedded in a page. */
  readonly framed?: boolean | undefined
  /** Keys pressed inside it, or in a dialog or menu it opened. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined
  /** The focus moved into it, or into a dialog or menu it opened. */
  readonly onFocus?: FocusEventHandler<HTMLElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  /** A ref to its element, for example to focus it. */
  readonly elementRef?: RefObject<HTMLElement | null> | undefined
  readonly children: ReactNode
}

/** The container of a panel's tools, body and counter; they adapt to its width, not the window's. */
export const Panel = ({ label, framed, elementRef, children, ...handlers }: PanelProps) => {
  const ownRef = useRef<HTMLElement>(null)
  const element = elementRef ?? ownRef
  const width = useMeasuredPanelWidth(element)
  return (
    <section
      ref={element}
      part="panel"
      aria-label={label}
      tabIndex={-1}
      className={css.panel({ framed })}
      {...handlers}
    >
      <PanelWidthContext.Provider value={width}>{children}</PanelWidthContext.Provider>
    </section>
  )
}
