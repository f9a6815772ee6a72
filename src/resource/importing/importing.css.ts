import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const part = style(layered({ display: "grid", gap: tokens.space3 }, "panels"))

export const row = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space3, overflowWrap: "anywhere" },
    "panels",
  ),
)

export const columns = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
      margin: 0,
      padding: 0,
      border: 0,
      minInlineSize: 0,
    },
    "panels",
  ),
)

export const legend = style(layered({ padding: 0 }, "panels"))

export const table = style(layered({ inlineSize: "100%", borderCollapse: "collapse" }, "panels"))

export const caption = style(
  layered({ paddingBlock: tokens.space2, textAlign: "start", fontWeight: tokens.weightMedium }, "panels"),
)

export const line = style(layered({ borderBlockStart: `1px solid ${tokens.line}` }, "panels"))

export const cell = style(
  layered({ padding: tokens.space2, textAlign: "start", overflowWrap: "anywhere" }, "panels"),
)

export const number = style([cell, layered({ inlineSize: "6em", verticalAlign: "top" }, "panels")])
