import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const place = style(layered({ padding: tokens.space3 }))
