import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"

/** The browser's dialog as wide and high as the screen; what it holds paints the rest. */
export const overlay = style(
  layered(
    {
      inlineSize: "100%",
      blockSize: "100%",
      maxInlineSize: "none",
      maxBlockSize: "none",
      border: 0,
      color: "inherit",
      overscrollBehavior: "contain",
      selectors: { "&::backdrop": { background: "none" } },
    },
    "panels",
  ),
)
