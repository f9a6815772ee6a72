import { style } from "@vanilla-extract/css"
import { layered } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** As wide as the fields of a record together. */
export const wide = style(
  layered({ display: "grid", gap: tokens.space4, gridColumn: "1 / -1", minInlineSize: 0 }, "panels"),
)

export const head = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
    },
    "panels",
  ),
)
