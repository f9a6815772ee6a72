import type { ReactNode } from "react"
import { badge } from "./badge.css.ts"

export interface BadgeProps {
  /** `accent` for something unread, `danger` for a number of errors. */
  readonly tone?: "plain" | "accent" | "danger" | undefined
  readonly children: ReactNode
}

/** A small number beside a label. */
export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className={badge({ tone })}>{children}</span>
)
