import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const credits = style(
  layered(
    { display: "grid", gap: tokens.space4, padding: `${tokens.space4} ${tokens.gutter} ${tokens.space6}` },
    "panels",
  ),
)

/** Owner of the credits. */
export const owner = style(layered({ maxInlineSize: 360 }, "panels"))

/** Balance, with the button to add to it. */
export const balance = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      justifyContent: "space-between",
      gap: tokens.space3,
    },
    "panels",
  ),
)
layeredInside(`${balance} dt`, { color: tokens.inkSubtle }, "panels")
layeredInside(
  `${balance} dd`,
  {
    fontSize: tokens.text2xl,
    lineHeight: tokens.leading2xl,
    fontWeight: tokens.weightStrong,
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)

/** Its rows reach from edge to edge, as those of lists do. */
export const rows = style(layered({ marginInline: `calc(-1 * ${tokens.gutter})` }, "panels"))

export const title = style(layered({ fontSize: tokens.textMd, fontWeight: tokens.weightStrong }, "panels"))
