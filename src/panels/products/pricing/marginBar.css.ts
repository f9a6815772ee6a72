import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const phone = "balcao-panel (inline-size < 640px)"
const stacked = "balcao-panel (inline-size < 860px)"
const of = (rule: Parameters<typeof layered>[0]) => style(layered(rule, "panels"))

export const legend = of({
  fontSize: tokens.textXs,
  lineHeight: tokens.leadingXs,
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: tokens.space2,
  color: tokens.inkMuted,
  "@container": { [stacked]: { display: "none" } },
})
export const legendNew = of({ inlineSize: 8, blockSize: 8, borderRadius: 2, background: tokens.accentMark })
export const legendNow = of({ inlineSize: 2, blockSize: 14, background: tokens.ink })
export const legendFloor = of({
  inlineSize: 0,
  blockSize: 14,
  borderInlineStart: `1px dashed ${tokens.inkMuted}`,
})

export const bar = of({
  position: "relative",
  flex: "none",
  inlineSize: 88,
  blockSize: 8,
  borderRadius: 2,
  background: tokens.line,
  "@container": { [phone]: { inlineSize: 56 } },
})
const mark = { position: "absolute", insetBlock: -3, inlineSize: 0 } as const
export const fill = of({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 2,
  background: tokens.accentMark,
  selectors: { "&[data-low]": { background: tokens.dangerText } },
})
export const floor = of({ ...mark, borderInlineStart: `1px dashed ${tokens.inkMuted}` })
export const now = of({ ...mark, borderInlineStart: `2px solid ${tokens.ink}` })
