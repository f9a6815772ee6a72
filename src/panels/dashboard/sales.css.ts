import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** As high as the chart, whatever stands in it. */
export const plot = style(layered({ blockSize: 262, position: "relative" }, "panels"))

export const legend = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: 6,
      marginInlineStart: "auto",
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const key = recipe({
  base: layered(
    { inlineSize: 12, blockSize: 3, borderRadius: 2, marginInlineStart: 6, background: tokens.accentMark },
    "panels",
  ),
  variants: { past: { true: layered({ background: tokens.chartPast }, "panels") } },
})

export const table = style(layered({ blockSize: "100%", overflow: "auto" }, "panels"))
layeredInside(
  `${table} :is(th, td)`,
  {
    blockSize: 32,
    borderBlockEnd: `1px solid ${tokens.line}`,
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)
layeredInside(`${table} th:first-child`, { textAlign: "start" }, "panels")
layeredInside(
  `${table} thead th`,
  {
    position: "sticky",
    insetBlockStart: 0,
    background: tokens.surface,
    color: tokens.inkMuted,
    fontSize: tokens.textXs,
  },
  "panels",
)
