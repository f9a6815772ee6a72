import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const demo = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      paddingBlockStart: tokens.space4,
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

export const accounts = style(
  layered({ display: "flex", flexWrap: "wrap", gap: tokens.space1, marginInline: -8 }, "panels"),
)
