import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const avatar = recipe({
  base: layered({
    flex: "none",
    display: "inline-grid",
    placeItems: "center",
    borderRadius: "50%",
    lineHeight: 1,
    fontWeight: tokens.weightStrong,
    letterSpacing: "0.01em",
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
  variants: {
    size: {
      24: layered({ inlineSize: 24, blockSize: 24, fontSize: tokens.text3xs }),
      32: layered({ inlineSize: 32, blockSize: 32, fontSize: tokens.textXs }),
      56: layered({ inlineSize: 56, blockSize: 56, fontSize: tokens.textXl }),
    },
    square: { true: layered({ borderRadius: tokens.radiusMark }) },
    tone: {
      plain: layered({ background: tokens.press, color: tokens.inkMuted }),
      accent: layered({ background: tokens.accentSolid, color: tokens.onAccent }),
    },
  },
})

export const image = style(
  layered({ inlineSize: "100%", blockSize: "100%", borderRadius: "inherit", objectFit: "cover" }),
)
