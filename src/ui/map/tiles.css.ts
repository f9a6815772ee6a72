import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Map tiles are drawn for light schemes, so they are dimmed in a dark one. */
export const pictures = style(
  layered({
    selectors: { "&::after": { content: "", position: "absolute", inset: 0, background: tokens.mapShade } },
  }),
)
