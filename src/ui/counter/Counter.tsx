import type { ReactNode } from "react"
import { counter } from "./counter.css.ts"

export interface CounterProps {
  /** `selection` while rows are selected. */
  readonly mode?: "plain" | "selection" | undefined
  /** Makes the bar a group with this name for assistive technology. */
  readonly label?: string | undefined
  /** Put the items at the end of the bar last, in an element with the class `pushToEnd`, as the pager does. */
  readonly children: ReactNode
}

/** The action bar at the bottom of a list or editor. */
export const Counter = ({ mode = "plain", label, children }: CounterProps) => (
  <div
    className={counter({ mode })}
    data-bar
    role={label === undefined ? undefined : "group"}
    aria-label={label}
  >
    {children}
  </div>
)
