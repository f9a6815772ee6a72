import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** Indent of each tree level. */
export const indentPx = 20

/** A block, so that the names of records with and without others below stand on the line of their row. */
export const branch = style(layered({ display: "flex", alignItems: "center", gap: 4 }, "panels"))

/** Button that expands or collapses a record, or the empty space in its place. */
export const toggle = style(
  layered(
    {
      display: "grid",
      placeItems: "center",
      flex: "none",
      inlineSize: 28,
      blockSize: 28,
      marginBlock: -4,
      marginInlineStart: -6,
      padding: 0,
      border: 0,
      borderRadius: tokens.radiusMark,
      background: "none",
      color: tokens.inkSubtle,
      selectors: { "&:is(button):hover": { background: tokens.hover, color: tokens.ink } },
    },
    "panels",
  ),
)
