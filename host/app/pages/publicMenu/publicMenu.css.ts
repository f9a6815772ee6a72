import { globalStyle, style } from "@vanilla-extract/css"

/** The ground of the menu, also beside it on wide windows. */
const ground = "light-dark(oklch(1 0 0), oklch(0.208 0.0045 78))"

globalStyle("html", { colorScheme: "light dark", background: ground })
globalStyle("body", { margin: 0 })

/** No wider than one reads; the menu scrolls with the page. */
export const page = style({ maxInlineSize: 720, marginInline: "auto" })

/** Stands outside the menu, where there are no tokens. */
export const table = style({
  margin: 0,
  padding: "8px 16px",
  borderBlockEnd: "1px solid light-dark(#e4e2df, #33312f)",
  font: "600 14px/20px system-ui, sans-serif",
  textAlign: "center",
})
