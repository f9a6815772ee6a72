import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const chip = recipe({
  base: layered({
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    gap: 4,
    blockSize: 20,
    paddingInline: 6,
    borderRadius: tokens.radiusMark,
    fontSize: tokens.textXs,
    whiteSpace: "nowrap",
    // A name of sixty W leaves its row the rest. No share of the cell: a table asks for the width before that is known.
    maxInlineSize: 240,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    tone: {
      plain: layered({ background: tokens.press, color: tokens.ink }),
      line: layered({ boxShadow: `inset 0 0 0 1px ${tokens.lineStrong}`, color: tokens.inkMuted }),
      accent: layered({ background: tokens.accentSoftHover, color: tokens.accentText }),
      warning: layered({
        background: tokens.warningSoft,
        color: tokens.warningText,
        fontWeight: tokens.weightMedium,
      }),
    },
  },
})

// As high as the chip, so that nothing of a letter is cut.
export const text = style(
  layered({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", lineHeight: "20px" }),
)
