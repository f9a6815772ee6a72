import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const banner = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: `8px ${token("gutter")}`,
  borderBlockEnd: `1px solid ${token("line")}`,
  fontWeight: token("weight-medium"),
  selectors: {
    '&[data-connection="on"]': { display: "none" },
    '&[data-connection="off"]': { background: token("warning-soft"), color: token("warning-text") },
    '&[data-connection="back"]': { background: token("success-soft"), color: token("success-text") },
  },
})
