import type { ReactNode } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { chip, text } from "./chip.css.ts"

export interface ChipProps {
  /** `plain` is a name, `line` a remark, `accent` a change, `warning` something set manually. */
  readonly tone?: "plain" | "line" | "accent" | "warning" | undefined
  readonly icon?: IconShape | undefined
  readonly children: ReactNode
}

/** A short text on a background, such as a person's role. */
export const Chip = ({ tone = "plain", icon, children }: ChipProps) => (
  <span className={chip({ tone })}>
    {icon ? <Icon shape={icon} size={12} /> : null}
    <span className={text}>{children}</span>
  </span>
)
