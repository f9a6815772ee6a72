import type { ReactNode } from "react"
import { badge } from "./badge.css.ts"

export interface BadgeProps {
  /** `accent` asks to be read, `danger` counts what is wrong. */
  readonly tone?: "plain" | "accent" | "danger" | undefined
  readonly children: ReactNode
}

/** A small count beside a word. */
export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className={badge({ tone })}>{children}</span>
)
