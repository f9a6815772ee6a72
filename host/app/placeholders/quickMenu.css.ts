import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const note = style({
  padding: "8px 12px",
  maxInlineSize: 280,
  borderBlockEnd: `1px solid ${token("line")}`,
  color: token("ink-muted"),
  fontSize: token("text-xs"),
  lineHeight: "16px",
})
