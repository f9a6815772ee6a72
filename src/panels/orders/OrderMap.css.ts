import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const stage = style(
  layered(
    {
      position: "relative",
      flex: 1,
      minBlockSize: 0,
      overflow: "hidden",
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

/** Over the map; it takes no presses itself. */
export const over = style(layered({ position: "absolute", inset: 0, pointerEvents: "none" }, "panels"))

export const place = style(
  layered({ position: "absolute", insetBlockStart: 0, left: 0, pointerEvents: "auto" }, "panels"),
)

export const marker = style(
  layered(
    {
      display: "block",
      padding: 0,
      border: 0,
      background: "none",
      translate: "-50% -50%",
      borderRadius: tokens.radiusRound,
      selectors: { "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 } },
    },
    "panels",
  ),
)
layeredInside(
  `${marker} > span`,
  {
    display: "block",
    minBlockSize: 24,
    padding: "2px 8px",
    border: `2px solid ${tokens.raised}`,
    borderRadius: tokens.radiusRound,
    background: tokens.accentSolid,
    color: tokens.onAccent,
    fontSize: tokens.textXs,
    lineHeight: tokens.leadingXs,
    fontWeight: tokens.weightStrong,
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)
layeredInside(
  `${marker} > span[data-urgency="late"]`,
  { background: tokens.dangerSolid, color: tokens.onSolid },
  "panels",
)
