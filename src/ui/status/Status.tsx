import type { ReactNode } from "react"
import { dot, status } from "./status.css.ts"

/** What a state means: online disc, offline ring, on-route arrow, waiting diamond, scheduled ring, no-signal dash. */
export type StatusTone = "success" | "danger" | "info" | "warning" | "neutral" | "off"

export interface StatusProps {
  readonly tone: StatusTone
  /** On its own ground, as a word in a table. */
  readonly soft?: boolean | undefined
  /** The word: a state is never told by shape and colour alone. */
  readonly children: ReactNode
}

/** A state: a shape, a colour and a word. */
export const Status = ({ tone, soft, children }: StatusProps) => (
  <span className={status({ soft: soft ? tone : undefined })}>
    <i className={dot({ tone })} />
    {children}
  </span>
)
