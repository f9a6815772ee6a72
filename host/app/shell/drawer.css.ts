import { keyframes, style } from "@vanilla-extract/css"
import { token, wide } from "../style/token.ts"
import { edgeSheet } from "../sheets/edgeSheet.css.ts"

const slide = keyframes({ from: { translate: "-100% 0" } })

export const drawer = style([
  edgeSheet,
  {
    inset: "0 auto 0 0",
    inlineSize: "min(320px, 86vw)",
    background: token("canvas"),
    selectors: {
      "&[open]": { animation: `${slide} ${token("slow")} ${token("ease")}` },
      "&::backdrop": { background: token("scrim") },
    },
    "@media": { [wide]: { display: "none" } },
  },
])
