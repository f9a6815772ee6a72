import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

/** A banner over every screen. */
export const banner = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: `8px ${token("gutter")}`,
  borderBlockEnd: `1px solid ${token("line")}`,
  background: token("warning-soft"),
  color: token("warning-text"),
  "@media": { print: { display: "none" } },
})

export const room = style({ flex: "none", background: token("warning-soft") })

globalStyle(`${banner} > a`, {
  fontWeight: token("weight-medium"),
  textDecoration: "underline",
  textUnderlineOffset: 3,
})
