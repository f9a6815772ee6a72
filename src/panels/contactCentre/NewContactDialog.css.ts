import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const form = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))
