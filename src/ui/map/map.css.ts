import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

export const ground = style(
  layered({
    position: "absolute",
    inset: 0,
    touchAction: "none",
    selectors: { "&:focus-visible": { outlineOffset: -2 } },
  }),
)

export const controls = style(
  layered({
    position: "absolute",
    zIndex: 1,
    insetBlockStart: 12,
    insetInlineEnd: 12,
    display: "grid",
    gap: tokens.space2,
  }),
)

export const group = style(
  layered({
    display: "grid",
    borderRadius: tokens.radiusControl,
    background: tokens.raised,
    boxShadow: tokens.shadowPopover,
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  }),
)

export const foot = style(
  layered({
    position: "absolute",
    zIndex: 1,
    insetBlockEnd: 0,
    insetInline: 0,
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "flex-end",
    gap: tokens.space3,
    padding: "4px 8px",
    fontSize: tokens.text2xs,
    lineHeight: tokens.leadingXs,
    color: tokens.inkMuted,
    pointerEvents: "none",
  }),
)
layeredInside(`${foot} > span`, {
  paddingInline: 4,
  borderRadius: tokens.radiusMark,
  background: tokens.surface,
})
