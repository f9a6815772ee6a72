import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

export const navigationBar = style({
  position: "absolute",
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: token("loading-bar"),
  pointerEvents: "none",
})
