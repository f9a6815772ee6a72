import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const languageSelect = style({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minBlockSize: token("control"),
  paddingInline: 8,
  borderRadius: token("radius-control"),
  color: token("ink-muted"),
  fontWeight: token("weight-medium"),
  transition: `background-color ${token("fast")} ${token("ease")}`,
  selectors: {
    "&:hover": { background: token("hover"), color: token("ink") },
    "&:has(:focus-visible)": { outline: `2px solid ${token("focus")}`, outlineOffset: 2 },
  },
})

export const choice = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
})
