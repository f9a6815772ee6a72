import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const change = style(
  layered({ display: "grid", gap: tokens.space3, gridColumn: "1 / -1", minInlineSize: 0 }, "panels"),
)

export const results = style(layered({ display: "grid", gap: tokens.space2 }, "panels"))

export const list = style(
  layered({ display: "grid", gap: tokens.space2, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)

export const result = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: tokens.space2,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)
