import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"

/** Nothing of the picture is cut, and the dialog around it fits into the window. */
export const whole = style(
  layered(
    {
      display: "block",
      maxInlineSize: "100%",
      maxBlockSize: "calc(100dvh - 220px)",
      marginInline: "auto",
      objectFit: "contain",
    },
    "panels",
  ),
)
