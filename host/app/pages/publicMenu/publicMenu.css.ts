import { style } from "@vanilla-extract/css"
import { token } from "../../style/token.ts"

/** The menu scrolls with the page, no wider than one reads. */
export const page = style({
  blockSize: "100%",
  overflow: "auto",
  background: token("surface"),
  paddingInline: "max(0px, (100% - 720px) / 2)",
})

export const table = style({
  margin: 0,
  padding: "8px 16px",
  background: token("accent-soft"),
  color: token("ink"),
  fontWeight: 600,
  textAlign: "center",
})
