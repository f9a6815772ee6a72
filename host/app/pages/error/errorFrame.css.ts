import { globalStyle, style } from "@vanilla-extract/css"
import { low, narrow, token } from "../../style/token.ts"

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(480px, 5fr) 7fr",
  blockSize: "100%",
  background: token("surface"),
  "@media": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "264px minmax(0, 1fr)" },
    [`${narrow} and ${low}`]: { gridTemplateRows: "none", overflow: "auto" },
  },
})

export const page = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  padding: "24px 48px",
  minBlockSize: 0,
  overflow: "auto",
  "@media": { [narrow]: { padding: "16px 20px" } },
})

export const matter = style({
  alignSelf: "center",
  maxInlineSize: 420,
  display: "grid",
  gap: 12,
  paddingBlock: 24,
})
globalStyle(`${matter} > p`, {
  fontSize: token("text-md"),
  lineHeight: "22px",
  color: token("ink-muted"),
  textWrap: "pretty",
})

export const title = style({
  fontSize: token("text-3xl"),
  lineHeight: token("leading-3xl"),
  letterSpacing: "-0.024em",
  textWrap: "balance",
})

export const lead = style({ fontWeight: token("weight-medium") })

export const acts = style({ display: "flex", flexWrap: "wrap", gap: 8, marginBlockStart: 4 })

export const facts = style({
  display: "grid",
  gridTemplateColumns: "128px minmax(0, 1fr)",
  gap: "8px 12px",
  marginBlock: "12px 16px",
  paddingBlock: 16,
  borderBlock: `1px solid ${token("line")}`,
})
globalStyle(`${facts} > dt`, { color: token("ink-subtle") })
globalStyle(`${facts} > dd`, { overflowWrap: "anywhere" })

export const code = style({
  fontFamily: token("font-mono"),
  fontSize: token("text-2xs"),
  letterSpacing: "-0.01em",
})

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "100%" })
