import type { ReactNode } from "react"
import { dot, status } from "./status.css.ts"

/** The shapes, in order: a disc, a ring, an arrow, a diamond, a ring and a dash. */
export type StatusTone = "success" | "danger" | "info" | "warning" | "neutral" | "off"

export interface StatusProps {
  readonly tone: StatusTone
  /** On a colored background, as in a table. */
  readonly soft?: boolean | undefined
  /** The name of the state: shape and color alone are not enough. */
  readonly children: ReactNode
}

/** A state, shown by a shape, a color and a word. */
export const Status = ({ tone, soft, children }: StatusProps) => (
  <span className={status({ soft: soft ? tone : undefined })}>
    <i className={dot({ tone })} />
    {children}
  </span>
)
