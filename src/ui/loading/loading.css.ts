import { keyframes, style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { pulse } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

const slide = keyframes({ from: { translate: "-100% 0" }, to: { translate: "286% 0" } })

export const loading = style(layered({ blockSize: tokens.loadingBar, overflow: "hidden" }))

export const bar = recipe({
  base: layered({
    display: "block",
    blockSize: "100%",
    background: tokens.accentMark,
    borderRadius: "0 2px 2px 0",
    transition: `inline-size ${tokens.slow} ${tokens.ease}`,
  }),
  variants: {
    indeterminate: {
      true: layered({
        inlineSize: "35%",
        animation: `${slide} 1.2s linear infinite`,
        "@media": {
          "(prefers-reduced-motion: reduce)": {
            inlineSize: "100%",
            animation: `${pulse} 1.6s linear infinite`,
          },
        },
      }),
    },
  },
})
