import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { pulse, spin } from "../theme/motion.css.ts"

export const spinner = recipe({
  base: layered({
    display: "inline-block",
    flex: "none",
    borderRadius: "50%",
    border: "2px solid color-mix(in oklab, currentColor 28%, transparent)",
    borderBlockStartColor: "currentColor",
    animation: `${spin} 700ms linear infinite`,
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        animation: `${pulse} 1.6s linear infinite`,
        borderColor: "currentColor",
      },
    },
  }),
  variants: {
    size: {
      14: layered({ inlineSize: 14, blockSize: 14 }),
      16: layered({ inlineSize: 16, blockSize: 16 }),
    },
  },
})
