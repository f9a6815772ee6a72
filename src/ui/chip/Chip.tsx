import type { ReactNode } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { chip } from "./chip.css.ts"

export interface ChipProps {
  /** `plain` names a thing, `line` says something about it, `accent` marks what changed, `warning` what a hand did. */
  readonly tone?: "plain" | "line" | "accent" | "warning" | undefined
  readonly icon?: IconShape | undefined
  readonly children: ReactNode
}

/** A short word with a ground, as the roles of a person. */
export const Chip = ({ tone = "plain", icon, children }: ChipProps) => (
  <span className={chip({ tone })}>
    {icon ? <Icon shape={icon} size={12} /> : null}
    {children}
  </span>
)
