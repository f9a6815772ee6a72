import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const legend = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: 6,
      marginInlineStart: "auto",
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

export const key = recipe({
  base: layered(
    { inlineSize: 12, blockSize: 3, borderRadius: 2, marginInlineStart: 6, background: tokens.accentMark },
    "panels",
  ),
  variants: {
    // Dotted as its line, so that no color has to tell it.
    past: {
      true: layered(
        {
          blockSize: 0,
          background: "none",
          borderBlockStart: `3px dotted ${tokens.chartPast}`,
          borderRadius: 0,
        },
        "panels",
      ),
    },
  },
})
