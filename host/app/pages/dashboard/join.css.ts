import { style } from "@vanilla-extract/css"
import { token } from "../../style/token.ts"

export const join = style({
  display: "grid",
  alignContent: "start",
  gap: 16,
  maxInlineSize: 520,
  padding: token("gutter"),
})

export const form = style({ display: "grid", justifyItems: "start", gap: 12 })
