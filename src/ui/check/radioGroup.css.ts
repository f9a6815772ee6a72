import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const group = style(
  layered({ display: "grid", gap: 10, justifyItems: "start", color: tokens.ink, position: "relative" }),
)
