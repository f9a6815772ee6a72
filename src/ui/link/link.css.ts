import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const link = style(
  layered({
    color: tokens.accentText,
    fontWeight: tokens.weightMedium,
    borderRadius: 2,
    selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
  }),
)
