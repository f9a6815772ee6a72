import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { enter } from "../theme/motion.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const tooltip = style(
  layered({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    padding: "4px 8px",
    borderRadius: tokens.radiusMark,
    background: tokens.inverse,
    color: tokens.onInverse,
    fontSize: tokens.textXs,
    lineHeight: tokens.leadingXs,
    maxInlineSize: 240,
    inlineSize: "max-content",
    pointerEvents: "none",
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
    selectors: { "&[data-placement]": { animation: `${enter} ${tokens.normal} ${tokens.ease}` } },
  }),
)
