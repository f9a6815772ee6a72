import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** The fields of a view, one under the other. */
export const viewForm = style(
  layered(
    { display: "grid", gap: tokens.space4, color: tokens.ink, paddingBlockEnd: tokens.space2 },
    "panels",
  ),
)
