import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const opening = style(
  layered({ display: "inline-flex", alignItems: "center", gap: tokens.space2 }, "panels"),
)

export const name = style(layered({ fontWeight: tokens.weightMedium, overflowWrap: "anywhere" }, "panels"))

export const form = style(
  layered({ display: "grid", gap: tokens.space5, paddingBlockStart: tokens.space2 }, "panels"),
)
