import type { ReactElement, ReactNode } from "react"
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip"
import { tooltip } from "./tooltip.css.ts"

export interface TooltipProps {
  readonly text: ReactNode
  /** A Button or IconButton. */
  readonly children: ReactElement
}

/** One short line about a button, on hover and focus; must not be the only place for what it says. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <TooltipTrigger delay={600} closeDelay={100}>
    {children}
    <AriaTooltip className={tooltip} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
)
