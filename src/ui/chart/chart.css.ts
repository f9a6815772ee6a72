import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { floating } from "../theme/floating.ts"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const chart = style(
  layered({
    position: "relative",
    touchAction: "pan-y",
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
)
layeredInside(`${chart} > svg`, { display: "block", overflow: "visible" })

export const axis = style(
  layered({ fontSize: tokens.text2xs, fill: tokens.inkSubtle, fontVariantNumeric: "tabular-nums" }),
)

export const grid = style(layered({ stroke: tokens.chartGrid, strokeWidth: 1, shapeRendering: "crispEdges" }))

export const cursorLine = style(layered({ stroke: tokens.inkSubtle, strokeWidth: 1 }))

export const seriesLine = recipe({
  base: layered({
    fill: "none",
    stroke: tokens.accentMark,
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  }),
  variants: {
    isPrevious: { true: layered({ stroke: tokens.chartPast, strokeWidth: 1.5, strokeDasharray: "2 4" }) },
  },
})

export const point = recipe({
  base: layered({ fill: tokens.accentMark, stroke: tokens.surface, strokeWidth: 2 }),
  variants: { isPrevious: { true: layered({ fill: tokens.surface, stroke: tokens.chartPast }) } },
})

export const tooltip = recipe({
  base: layered({
    position: "absolute",
    insetBlockStart: 8,
    minInlineSize: 148,
    display: "grid",
    padding: `${tokens.space2} ${tokens.space3}`,
    ...floating,
    fontSize: tokens.textXs,
    lineHeight: "18px",
    color: tokens.inkSubtle,
    pointerEvents: "none",
    translate: "12px 0",
    whiteSpace: "nowrap",
  }),
  variants: { opensToStart: { true: layered({ translate: "calc(-100% - 12px) 0" }) } },
})

export const tooltipRow = style(
  layered({
    display: "flex",
    justifyContent: "space-between",
    gap: tokens.space6,
    color: tokens.inkMuted,
    fontVariantNumeric: "tabular-nums",
  }),
)
layeredInside(`${tooltipRow} > strong`, { color: tokens.ink, fontWeight: tokens.weightMedium })
