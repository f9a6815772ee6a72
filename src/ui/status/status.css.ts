import { recipe } from "@vanilla-extract/recipes"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const soft = (ground: string, ink: string) =>
  layered({
    blockSize: 20,
    paddingInline: "7px 8px",
    borderRadius: 10,
    fontSize: tokens.textXs,
    lineHeight: 1,
    background: ground,
    color: ink,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  })

export const status = recipe({
  base: layered({
    display: "inline-flex",
    alignItems: "center",
    verticalAlign: "middle",
    gap: 6,
    whiteSpace: "nowrap",
    minInlineSize: 0,
  }),
  variants: {
    soft: {
      success: soft(tokens.successSoft, tokens.successText),
      danger: soft(tokens.dangerSoft, tokens.dangerText),
      info: soft(tokens.infoSoft, tokens.infoText),
      warning: soft(tokens.warningSoft, tokens.warningText),
      neutral: soft(tokens.press, tokens.ink),
      off: soft(tokens.press, tokens.ink),
    },
  },
})

export const dot = recipe({
  base: layered({
    flex: "none",
    display: "inline-block",
    inlineSize: 8,
    blockSize: 8,
    borderRadius: "50%",
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  }),
  variants: {
    tone: {
      success: layered({ background: tokens.successMark }),
      danger: layered({
        border: `2px solid ${tokens.dangerMark}`,
        // With forced colors, its shape distinguishes it from a neutral one.
        "@media": { "(forced-colors: active)": { borderRadius: 0 } },
      }),
      info: layered({
        inlineSize: 9,
        blockSize: 10,
        borderRadius: 0,
        background: tokens.infoMark,
        clipPath: "polygon(8% 0, 100% 50%, 8% 100%)",
      }),
      warning: layered({
        borderRadius: 1.5,
        rotate: "45deg",
        inlineSize: 7,
        blockSize: 7,
        margin: 0.5,
        background: tokens.warningMark,
      }),
      neutral: layered({ border: `2px solid ${tokens.neutralMark}` }),
      off: layered({ blockSize: 2, borderRadius: 1, background: tokens.neutralMark }),
    },
  },
})
