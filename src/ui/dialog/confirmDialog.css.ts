import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const question = style(layered({ textWrap: "pretty", overflowWrap: "anywhere" }))

export const error = style(
  layered({ marginBlockStart: 12, color: tokens.ink, fontSize: tokens.textSm, lineHeight: tokens.leadingSm }),
)

export const choice = style(
  layered({
    display: "grid",
    gap: 10,
    paddingBlockStart: 4,
    color: tokens.ink,
    fontSize: tokens.textSm,
    lineHeight: tokens.leadingSm,
  }),
)
