import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "../../../style/token.ts"

export const ticket = style({ justifyItems: "center", alignItems: "start", background: token("tile-pale") })

const tooth = 12

export const paper = style({
  inlineSize: "min(420px, calc(100% - 40px))",
  paddingBlockEnd: tooth * 2,
  marginBlockEnd: 40,
  // The lower edge is torn off along its teeth.
  maskImage: `linear-gradient(#000 0 0), conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0)`,
  maskSize: `100% calc(100% - ${tooth}px), ${tooth * 2}px ${tooth}px`,
  maskPosition: "0 0, 0 100%",
  maskRepeat: "no-repeat, repeat-x",
  background: token("surface"),
})

export const matter = style({ display: "grid", gap: 16, padding: "48px 32px 32px" })
globalStyle(`${matter} > p`, {
  fontFamily: token("font-mono"),
  fontSize: token("text-sm"),
  lineHeight: "20px",
})

export const order = style({ textAlign: "center", fontWeight: 700 })

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  paddingBlock: 12,
  borderBlock: `2px dashed ${token("ink-subtle")}`,
})

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  paddingBlockEnd: 16,
  fontWeight: 700,
})

export const bars = style({ inlineSize: "100%", blockSize: 48, marginBlockStart: 16 })
