import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const badge = recipe({
  base: layered({
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    minInlineSize: 16,
    blockSize: 16,
    paddingInline: 4,
    borderRadius: 8,
    fontSize: tokens.text2xs,
    lineHeight: 1,
    fontWeight: tokens.weightMedium,
    fontVariantNumeric: "tabular-nums",
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    tone: {
      plain: layered({ background: tokens.press, color: tokens.inkMuted }),
      accent: layered({ background: tokens.accentSolid, color: tokens.onAccent }),
      danger: layered({ background: tokens.dangerSoft, color: tokens.dangerText }),
    },
  },
})
