import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const place = style(
  layered({ gridColumn: "1 / -1", display: "grid", gap: tokens.space2, minInlineSize: 0 }, "panels"),
)

export const nearby = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
