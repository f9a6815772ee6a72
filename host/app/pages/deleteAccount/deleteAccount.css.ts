import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, token } from "../../style/token.ts"

/** Erased and kept data, side by side. */
export const erasure = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 24,
  paddingBlock: 20,
  borderBlock: `1px solid ${token("line")}`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
})
globalStyle(`${erasure} h2`, { fontSize: token("text-md"), marginBlockEnd: 8 })
globalStyle(`${erasure} li`, {
  marginInlineStart: 16,
  paddingBlock: 2,
  lineHeight: "20px",
  listStyle: "disc",
  color: token("ink-muted"),
})

export const section = style({ display: "grid", gap: 16 })
globalStyle(`${section} > h2`, { fontSize: token("text-lg") })

export const form = style({ display: "grid", gap: 16, maxInlineSize: 440 })

export const wrong = style({ color: token("danger-text"), fontSize: token("text-sm") })

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "8px 24px",
  margin: 0,
  paddingBlock: 16,
  borderBlock: `1px solid ${token("line")}`,
})
globalStyle(`${facts} dt`, { color: token("ink-subtle") })
globalStyle(`${facts} dd`, { margin: 0 })
globalStyle(`${facts} dd[data-strong]`, { fontWeight: token("weight-strong") })
