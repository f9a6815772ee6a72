import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Looks disabled, also while hovered or pressed. */
export const disabled = style(
  layered({
    selectors: {
      "&, &[data-hovered], &[data-pressed]": { background: "transparent", color: tokens.inkDisabled },
    },
  }),
)
