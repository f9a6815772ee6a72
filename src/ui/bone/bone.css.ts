import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { breathe } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const bone = recipe({
  base: layered({
    display: "block",
    flex: "none",
    maxInlineSize: "100%",
    blockSize: 12,
    borderRadius: tokens.radiusMark,
    background: tokens.press,
    animation: `${breathe} 1.4s ease-in-out infinite`,
  }),
  variants: { round: { true: layered({ inlineSize: 24, blockSize: 24, borderRadius: "50%" }) } },
})
