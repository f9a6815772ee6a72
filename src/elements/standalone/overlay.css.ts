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
      // It stands where it was opened, in a row of the panel that may keep its text in one line.
      whiteSpace: "normal",
      textAlign: "start",
      overscrollBehavior: "contain",
      selectors: { "&::backdrop": { background: "none" } },
    },
    "panels",
  ),
)
