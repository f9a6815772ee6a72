import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const choices = style({ display: "grid", gap: 24, padding: "20px 20px 24px" })

export const choice = style({ display: "grid", justifyItems: "start", gap: 8 })
globalStyle(`${choice} > h3`, {
  fontSize: token("text-sm"),
  lineHeight: "20px",
  fontWeight: token("weight-medium"),
})

export const accent = style({ display: "grid", gap: 12, inlineSize: "100%" })

export const swatches = style({ display: "flex", flexWrap: "wrap", gap: 8 })

export const swatch = style({
  position: "relative",
  inlineSize: 28,
  blockSize: 28,
  borderRadius: 14,
  cursor: "pointer",
  forcedColorAdjust: "none",
  selectors: {
    "&[data-own]": {
      background: `linear-gradient(135deg, ${token("tile-deep")} 50%, ${token("tile-pale")} 50%)`,
    },
    "&:has(:checked)": {
      outline: `2px solid ${token("ink")}`,
      outlineOffset: 2,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${token("focus")}`, outlineOffset: 2 },
  },
  "@media": { "(pointer: coarse)": { inlineSize: 44, blockSize: 44, borderRadius: 22 } },
})
globalStyle(`${swatch} > input`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
})

export const other = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  color: token("ink-muted"),
})
globalStyle(`${other} > input`, {
  inlineSize: 40,
  blockSize: token("control"),
  padding: 2,
  border: `1px solid ${token("line-strong")}`,
  borderRadius: token("radius-control"),
  background: "none",
  cursor: "pointer",
})

export const savedLooks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${token("line")}`,
  fontSize: token("text-xs"),
  color: token("ink-subtle"),
})
