import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { breathe } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Lets all bones inside breathe as one: a layer of the picture instead of one for each. */
export const breathing = style(layered({ animation: `${breathe} 1.4s ease-in-out infinite` }))

export const bone = recipe({
  base: layered({
    display: "block",
    flex: "none",
    maxInlineSize: "100%",
    blockSize: 12,
    borderRadius: tokens.radiusMark,
    background: tokens.press,
    animation: `${breathe} 1.4s ease-in-out infinite`,
    selectors: { [`${breathing} &`]: { animation: "none" } },
  }),
  variants: { round: { true: layered({ inlineSize: 24, blockSize: 24, borderRadius: "50%" }) } },
})
