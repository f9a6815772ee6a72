import { style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"
import { black } from "../sheet.css.ts"

export const aisle = style({ fontSize: token("text-md"), fontWeight: 600, breakAfter: "avoid" })

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  paddingBlock: 6,
  breakInside: "avoid",
})
export const box = style({ flex: "none", inlineSize: "5mm", blockSize: "5mm", border: `2px solid ${black}` })
export const quantity = style({
  flex: "none",
  minInlineSize: 28,
  fontSize: token("text-lg"),
  fontWeight: 600,
})
export const what = style({ flex: "1 1 30mm", minInlineSize: 0 })
export const note = style({ fontSize: token("text-md"), fontWeight: 600 })
export const code = style({ flex: "none", marginInlineStart: "auto" })

export const labels = style({ display: "grid", gridTemplateColumns: "repeat(2, 1fr)", gap: 16 })
export const label = style({
  padding: 16,
  textAlign: "center",
  breakInside: "avoid",
  selectors: { '[data-width="a4"] &': { border: `1px dashed ${black}` } },
})
export const labelCode = style({ fontSize: token("text-3xl"), fontWeight: 600 })
export const labelBag = style({ fontSize: token("text-2xl"), fontWeight: 600 })
