import { style } from "@vanilla-extract/css"
import { token } from "../../style/token.ts"

export const list = style({ display: "grid", gap: 16, listStyle: "none", padding: 0, margin: 0 })

export const mail = style({
  display: "grid",
  gap: 8,
  padding: 16,
  border: `1px solid ${token("line")}`,
  borderRadius: token("radius-surface"),
  overflowWrap: "anywhere",
})

export const subject = style({ fontSize: token("text-md"), margin: 0 })

export const letter = style({ whiteSpace: "pre-line", fontSize: token("text-sm") })
