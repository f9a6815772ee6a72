import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { pulse } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Animates all skeletons inside it together: one compositor layer instead of one for each. */
export const pulsing = style(layered({ animation: `${pulse} 1.4s ease-in-out infinite` }))

export const skeleton = recipe({
  base: layered({
    display: "block",
    flex: "none",
    maxInlineSize: "100%",
    blockSize: 12,
    borderRadius: tokens.radiusMark,
    background: tokens.press,
    animation: `${pulse} 1.4s ease-in-out infinite`,
    selectors: { [`${pulsing} &`]: { animation: "none" } },
    "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
  }),
  variants: { round: { true: layered({ inlineSize: 24, blockSize: 24, borderRadius: "50%" }) } },
})
