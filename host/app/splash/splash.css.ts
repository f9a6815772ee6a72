import { keyframes, style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

const appear = keyframes({ from: { opacity: 0 } })

export const splash = style({
  minBlockSize: "100%",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 12,
  color: token("ink-muted"),
  background: token("canvas"),
  animation: `${appear} 160ms 400ms backwards`,
})
