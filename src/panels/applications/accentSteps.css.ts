import { style, type StyleRule } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const rule = (of: StyleRule) => style(layered(of, "panels"))

export const steps = rule({ display: "grid", gap: tokens.space3 })
export const pair = rule({
  display: "grid",
  gap: tokens.space3,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
})
export const side = rule({ display: "grid", gap: tokens.space1, minInlineSize: 0 })
export const caption = rule({
  color: tokens.inkMuted,
  fontSize: tokens.textXs,
  lineHeight: tokens.leadingXs,
})

/** With tokens of its own. */
export const row = rule({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  blockSize: 32,
  overflow: "hidden",
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: tokens.radiusControl,
  background: tokens.surface,
  // Its colors are what it shows.
  forcedColorAdjust: "none",
})

const step: StyleRule = {
  display: "grid",
  placeItems: "center",
  minInlineSize: 0,
  overflow: "hidden",
  fontSize: tokens.textXs,
  fontWeight: tokens.weightMedium,
}
export const solid = rule({ ...step, background: tokens.accentSolid, color: tokens.onAccent })
export const text = rule({ ...step, color: tokens.accentText })
export const soft = rule({ ...step, background: tokens.accentSoft, color: tokens.accentText })
export const mark = rule(step)
layeredInside(
  `${mark} > i`,
  { inlineSize: 16, blockSize: 16, borderRadius: tokens.radiusMark, background: tokens.accentMark },
  "panels",
)
