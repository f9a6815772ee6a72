import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"
import { black, line } from "../sheet.css.ts"

/** As narrow as a roll on wide paper too. */
export const receipt = style({ position: "relative", maxInlineSize: "72mm", fontSize: token("text-xs") })

export const title = style({ marginBlock: 6, fontSize: token("text-sm"), fontWeight: 600 })

export const items = style({
  inlineSize: "100%",
  marginBlockStart: 8,
  borderBlockStart: line,
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
})
globalStyle(`${items} :is(th, td)`, { paddingInline: 2, textAlign: "start", verticalAlign: "top" })
globalStyle(`${items} th`, { fontWeight: 600 })
export const item = style({ breakInside: "avoid" })
export const figure = style({})
globalStyle(`${items} .${figure}`, { textAlign: "end", whiteSpace: "nowrap" })

export const key = style({ fontVariantNumeric: "tabular-nums", letterSpacing: "0.02em" })
export const fact = style({ marginBlockStart: 4, fontWeight: 600 })

export const watermark = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "space-around",
  overflow: "hidden",
  pointerEvents: "none",
})
/** Pale enough to read what is under it, on printers of one colour too: they print it as dots. */
export const watermarkText = style({
  inlineSize: "100%",
  fill: black,
  opacity: 0.22,
  fontSize: 26,
  fontWeight: 600,
})
