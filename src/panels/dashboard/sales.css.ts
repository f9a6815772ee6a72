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

// Dashes made of borders, which forced colors keep; the past is dotted as its line, so that no color has to tell it.
export const key = recipe({
  base: layered(
    {
      inlineSize: 12,
      blockSize: 0,
      borderBlockStart: `3px solid ${tokens.accentMark}`,
      marginInlineStart: 6,
    },
    "panels",
  ),
  variants: { past: { true: layered({ borderBlockStart: `3px dotted ${tokens.chartPast}` }, "panels") } },
})
