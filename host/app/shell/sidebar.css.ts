import { globalStyle, style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { overLibrary } from "../style/overLibrary.ts"
import { low, token } from "../style/token.ts"

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minBlockSize: 0,
  "@media": { [low]: { overflow: "auto" } },
})

export const top = recipe({
  base: {
    flex: "none",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    blockSize: token("header"),
    paddingInline: "16px 8px",
  },
  variants: { rail: { true: { justifyContent: "center", paddingInline: 0 }, false: {} } },
})

export const logo = style({ display: "inline-flex", minInlineSize: 0, borderRadius: token("radius-mark") })

export const filter = style({ flex: "none", padding: "0 12px 8px" })
overLibrary(`${filter} > span`, {
  background: "transparent",
  blockSize: token("control-sm"),
  inlineSize: "100%",
  maxInlineSize: "none",
})

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  padding: "4px 12px 16px",
  "@media": { [low]: { flex: "1 0 auto" } },
  scrollbarWidth: "none",
})
globalStyle(`${scroll} > output`, {
  display: "block",
  padding: 8,
  color: token("ink-muted"),
  overflowWrap: "anywhere",
})

export const foot = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  padding: "8px 20px",
  fontSize: token("text-2xs"),
  lineHeight: "16px",
  color: token("ink-subtle"),
  borderBlockStart: `1px solid ${token("line")}`,
})
