import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Looks disabled, whatever the pointer does. */
export const unavailable = style(
  layered({
    selectors: {
      "&, &[data-hovered], &[data-pressed]": { background: "transparent", color: tokens.inkDisabled },
    },
  }),
)
