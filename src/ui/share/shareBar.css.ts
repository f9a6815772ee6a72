import { style } from "@vanilla-extract/css"
import { layered } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const share = style(
  layered({ display: "inline-grid", gap: 2, minInlineSize: 72, fontVariantNumeric: "tabular-nums" }),
)

export const track = style(
  layered({
    blockSize: 4,
    borderRadius: 2,
    overflow: "hidden",
    background: tokens.line,
    "@media": { "(forced-colors: active)": { background: "Canvas", outline: "1px solid" } },
  }),
)

/** A full bar no longer uses the accent color. */
export const bar = style(
  layered({
    display: "block",
    blockSize: "100%",
    background: tokens.accentMark,
    selectors: { "&[data-full]": { background: tokens.inkSubtle } },
  }),
)
