import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

export const allergens = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
      columnGap: tokens.space5,
    },
    "panels",
  ),
)

export const allergen = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${tokens.space1} ${tokens.space3}`,
      paddingBlock: tokens.space2,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const suggestion = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space3 }, "panels"),
)

export const acts = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))
