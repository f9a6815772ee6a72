import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const opens = style(
  layered({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)
