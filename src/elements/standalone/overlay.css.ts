import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"

/** A full-screen `<dialog>`; its content paints the backdrop. */
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
