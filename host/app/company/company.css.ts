import { globalStyle, style } from "@vanilla-extract/css"
import { overLibrary } from "../style/overLibrary.ts"
import { narrow, token } from "../style/token.ts"

export const company = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 0,
  textAlign: "start",
})
globalStyle(`${company} > :last-child`, { display: "grid", minInlineSize: 0 })
/** The initials, for which the logo leaves no room on a phone. */
export const initials = style({ display: "inline-flex", "@media": { [narrow]: { display: "none" } } })

export const trigger = style({ minInlineSize: 0, flex: "0 1 auto" })
overLibrary(`${trigger} > button`, { blockSize: 40, maxInlineSize: "100%", paddingInline: 8 })

export const kind = style({
  display: "block",
  fontSize: token("text-2xs"),
  lineHeight: "14px",
  fontWeight: 400,
  color: token("ink-subtle"),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

export const name = style({
  fontWeight: token("weight-medium"),
  lineHeight: "18px",
  color: token("ink"),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

export const sheet = style({ display: "grid", gap: 4, inlineSize: "min(320px, 88vw)", padding: 8 })
overLibrary(`${sheet} > span`, { inlineSize: "100%", maxInlineSize: "none" })

export const choices = style({ maxBlockSize: 320, overflow: "auto" })
globalStyle(`${choices} button`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  inlineSize: "100%",
  minBlockSize: token("control"),
  padding: "4px 8px",
  border: 0,
  borderRadius: token("radius-control"),
  background: "none",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
})
globalStyle(`${choices} button:hover`, { background: token("hover") })
globalStyle(`${choices} button[aria-current]`, { fontWeight: token("weight-medium") })

export const none = style({ padding: 8, color: token("ink-muted") })
