import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** A colour before its code. */
export const swatched = style(
  layered(
    { display: "inline-flex", verticalAlign: "top", alignItems: "center", gap: tokens.space2 },
    "panels",
  ),
)

export const swatch = style(
  layered(
    {
      inlineSize: 16,
      blockSize: 16,
      borderRadius: tokens.radiusMark,
      border: `1px solid ${tokens.lineStrong}`,
      forcedColorAdjust: "none",
    },
    "panels",
  ),
)

/** The fields of a dialog, one under the other. */
export const dialogForm = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      paddingBlockStart: tokens.space2,
      color: tokens.ink,
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
    },
    "panels",
  ),
)

/** Controls side by side, such as a record's status and the ways on from it beside the title. */
export const moves = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)

/** Room for a small picture, kept while it is on its way. */
export const thumbPlace = style(layered({ display: "block", inlineSize: 28, blockSize: 28 }, "panels"))

/** Text people read out or copy stays on one line. */
export const unbroken = style(layered({ whiteSpace: "nowrap" }, "panels"))

/** Text read as one unit, such as a time or a phone number, breaks only in a table with little room. */
export const piece = style([
  unbroken,
  layered(
    {
      "@container": { "balcao-panel (640px <= inline-size < 1100px)": { whiteSpace: "normal" } },
      selectors: { "dd > &": { whiteSpace: "nowrap" } },
    },
    "panels",
  ),
])
