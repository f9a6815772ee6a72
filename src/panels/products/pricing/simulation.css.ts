import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const of = (rule: Parameters<typeof layered>[0]) => style(layered(rule, "panels"))

export const figures = of({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  gap: `${tokens.space2} ${tokens.space3}`,
  margin: 0,
  fontVariantNumeric: "tabular-nums",
})
export const former = of({
  fontSize: tokens.textSm,
  lineHeight: tokens.leadingSm,
  display: "block",
  color: tokens.inkMuted,
})
