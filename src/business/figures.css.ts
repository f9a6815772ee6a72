import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** Names and amounts side by side, as many as fit. */
export const figures = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
      gap: tokens.space4,
      gridColumn: "1 / -1",
      margin: 0,
      paddingBlockEnd: tokens.space4,
    },
    "panels",
  ),
)

export const figure = style(layered({ display: "grid", alignContent: "start" }, "panels"))
layeredInside(`${figure} > dt`, { color: tokens.inkSubtle }, "panels")
layeredInside(
  `${figure} > dd`,
  { margin: 0, fontWeight: tokens.weightStrong, fontVariantNumeric: "tabular-nums" },
  "panels",
)

export const form = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))

export const codes = style(layered({ margin: 0, overflowWrap: "anywhere" }, "panels"))

/** As wide as the fields of a record together. */
export const wide = style(layered({ display: "grid", gap: tokens.space5, gridColumn: "1 / -1" }, "panels"))
