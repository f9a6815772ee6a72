import { keyframes, style } from "@vanilla-extract/css"
import { token, wide } from "../style/token.ts"

const slide = keyframes({ from: { translate: "-100% 0" } })

export const drawer = style({
  position: "fixed",
  inset: "0 auto 0 0",
  inlineSize: "min(320px, 86vw)",
  blockSize: "100dvh",
  maxBlockSize: "none",
  maxInlineSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  color: token("ink"),
  background: token("canvas"),
  boxShadow: token("shadow-dialog"),
  selectors: {
    "&[open]": { animation: `${slide} ${token("slow")} ${token("ease")}` },
    "&::backdrop": { background: token("scrim") },
  },
  "@media": { [wide]: { display: "none" } },
})
