import type { ReactNode } from "react"
import { counter } from "./counter.css.ts"

export interface CounterProps {
  /** `selection` while rows are chosen: only the strip changes, never the layout. */
  readonly mode?: "plain" | "selection" | undefined
  /** Names the strip as a group for assistive technology. */
  readonly label?: string | undefined
  /** What stands at the end goes last, in an element with the class `push`, as the pager does. */
  readonly children: ReactNode
}

/** The one strip where one acts, at the foot of lists, editors and threads. */
export const Counter = ({ mode = "plain", label, children }: CounterProps) => (
  <div className={counter({ mode })} role={label === undefined ? undefined : "group"} aria-label={label}>
    {children}
  </div>
)
