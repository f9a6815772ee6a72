import type { ReactNode } from "react"
import { bar, share, track } from "./shareBar.css.ts"

export interface ShareBarProps {
  /** From 0 to 1; more is drawn as 1. */
  readonly share: number
  /** Text with the same information. */
  readonly children: ReactNode
}

/** Used share of a whole: as text, and as a bar below it. */
export const ShareBar = ({ share: of, children }: ShareBarProps) => (
  <span className={share}>
    {children}
    <span className={track}>
      <i
        className={bar}
        data-full={of >= 1 || undefined}
        style={{ inlineSize: `${Math.min(1, Math.max(0, of)) * 100}%` }}
      />
    </span>
  </span>
)
