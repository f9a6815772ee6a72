import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../style/token.ts"

export const palette = style({
  inset: "12vh 0 auto",
  marginInline: "auto",
  inlineSize: "min(600px, calc(100vw - 32px))",
  maxBlockSize: "min(520px, 76dvh)",
  padding: 0,
  border: 0,
  borderRadius: 12,
  overflow: "hidden",
  color: token("ink"),
  background: token("raised"),
  boxShadow: token("shadow-dialog"),
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column" },
    "&::backdrop": { background: token("scrim") },
  },
  "@media": {
    [narrow]: {
      inset: 0,
      inlineSize: "100vw",
      maxInlineSize: "none",
      blockSize: "100dvh",
      maxBlockSize: "none",
      borderRadius: 0,
    },
  },
})

export const box = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minBlockSize: 52,
  paddingInline: 16,
  color: token("ink-subtle"),
  borderBlockEnd: `1px solid ${token("line")}`,
})
globalStyle(`${box} > input`, {
  flex: 1,
  minInlineSize: 0,
  blockSize: 52,
  padding: 0,
  border: 0,
  background: "none",
  color: token("ink"),
  fontSize: 16,
  // The dialog has only this field, at its top, so the caret shows the focus.
  outline: "none",
})

globalStyle(`${box} > input::placeholder`, { "@media": { [narrow]: { fontSize: token("text-sm") } } })

/** Close button for screens without an Escape key or space beside the palette to click. */
export const closing = style({ display: "none", "@media": { [narrow]: { display: "inline-flex" } } })

export const list = style({ flex: 1, minBlockSize: 0, padding: 8, overflow: "auto" })

export const groupTitle = style({
  padding: "8px 8px 4px",
  fontSize: token("text-2xs"),
  lineHeight: "16px",
  fontWeight: token("weight-medium"),
  color: token("ink-subtle"),
})

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minBlockSize: 36,
  paddingInline: 8,
  borderRadius: token("radius-control"),
  cursor: "pointer",
  selectors: { '&[aria-selected="true"]': { background: token("press") } },
  "@media": {
    "(pointer: coarse)": { minBlockSize: 44 },
    "(forced-colors: active)": {
      selectors: { '&[aria-selected="true"]': { outline: "2px solid", outlineOffset: -2 } },
    },
  },
})
globalStyle(`${option} > svg`, { flex: "none", color: token("ink-subtle") })

export const label = style({ flex: "none", maxInlineSize: "70%", overflowWrap: "anywhere" })

export const hint = style({
  minInlineSize: 0,
  marginInlineStart: "auto",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: token("text-xs"),
  color: token("ink-subtle"),
})

export const foot = style({
  flex: "none",
  minBlockSize: 32,
  padding: "8px 16px",
  fontSize: token("text-xs"),
  lineHeight: "16px",
  color: token("ink-subtle"),
  borderBlockStart: `1px solid ${token("line")}`,
})
