import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const grip = style(
  layered({
    display: "inline-grid",
    placeItems: "center",
    inlineSize: 28,
    blockSize: 28,
    marginInlineStart: -6,
    borderRadius: tokens.radiusMark,
    color: tokens.inkSubtle,
    cursor: "grab",
    touchAction: "none",
    selectors: {
      "&:hover": { background: tokens.hover, color: tokens.ink },
      "[data-dragged] &": { cursor: "grabbing" },
    },
  }),
)
