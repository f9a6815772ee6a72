import { style } from "@vanilla-extract/css"
import { layered } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

/** Pictures are made for daylight: in the dark they lie in the shade. */
export const pictures = style(
  layered(
    { "::after": { content: "", position: "absolute", inset: 0, background: tokens.mapShade } },
    "panels",
  ),
)
