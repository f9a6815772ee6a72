import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** As high as the chart, whatever stands in it. */
export const plot = style(layered({ blockSize: 262, position: "relative" }))

export const table = style(layered({ blockSize: "100%", overflow: "auto" }))
layeredInside(`${table} :is(th, td)`, {
  blockSize: 32,
  borderBlockEnd: `1px solid ${tokens.line}`,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
})
layeredInside(`${table} th:first-child`, { textAlign: "start" })
layeredInside(`${table} thead th`, {
  position: "sticky",
  insetBlockStart: 0,
  background: tokens.surface,
  color: tokens.inkMuted,
  fontSize: tokens.textXs,
})
