import { keyframes, style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"
import { edgeSheet } from "./edgeSheet.css.ts"

const slide = keyframes({ from: { opacity: 0, translate: "16px 0" } })

export const sheet = style([
  edgeSheet,
  {
    inset: "0 0 0 auto",
    inlineSize: "min(360px, 100vw)",
    background: token("raised"),
    selectors: {
      "&[open]": {
        display: "flex",
        flexDirection: "column",
        animation: `${slide} ${token("slow")} ${token("ease")}`,
      },
      "&::backdrop": { background: "transparent" },
    },
  },
])

export const head = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 4,
  minBlockSize: token("header"),
  padding: "0 12px 0 20px",
  borderBlockEnd: `1px solid ${token("line")}`,
})

export const title = style({ flex: 1, fontSize: token("text-md"), lineHeight: "20px" })

export const body = style({ flex: 1, minBlockSize: 0, overflow: "auto" })
