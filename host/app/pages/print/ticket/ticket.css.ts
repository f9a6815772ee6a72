import { style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"
import { amount, black } from "../sheet.css.ts"

export const line = style({ breakInside: "avoid", selectors: { "& + &": { marginBlockStart: 8 } } })

export const item = style({
  display: "flex",
  gap: 8,
  fontSize: token("text-md"),
  fontWeight: 600,
  selectors: { '[data-size="large"] &': { fontSize: token("text-xl") } },
})
export const name = style({ flex: 1 })
export const price = style([amount, { fontWeight: 400 }])

export const option = style({
  paddingInlineStart: 16,
  selectors: { '[data-size="large"] &': { fontSize: token("text-lg") } },
})

export const note = style({
  marginBlockStart: 4,
  padding: "2px 6px",
  border: `2px solid ${black}`,
  fontSize: token("text-lg"),
  fontWeight: 600,
})

export const receiver = style({ fontStyle: "normal", fontSize: token("text-md"), breakInside: "avoid" })
