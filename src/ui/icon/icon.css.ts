import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const icon = recipe({
  base: layered(
    {
      flex: "none",
      fill: "none",
      stroke: "currentColor",
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
    "base",
  ),
  variants: {
    size: {
      12: layered({ inlineSize: 12, blockSize: 12, strokeWidth: 2.5 }, "base"),
      14: layered({ inlineSize: 14, blockSize: 14, strokeWidth: 2.2 }, "base"),
      16: layered({ inlineSize: tokens.icon, blockSize: tokens.icon, strokeWidth: 2 }, "base"),
      20: layered({ inlineSize: 20, blockSize: 20, strokeWidth: 1.75 }, "base"),
    },
  },
})
