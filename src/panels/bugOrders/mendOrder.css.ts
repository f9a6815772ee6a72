import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const card = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      padding: tokens.space4,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusSurface,
    },
    "panels",
  ),
)

export const moves = style(
  layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2, alignItems: "center" }, "panels"),
)

export const call = style(layered({ overflowWrap: "anywhere" }, "panels"))
