import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Looks disabled. */
export const disabled = style(layered({ color: tokens.inkDisabled }))
