import { style } from "@vanilla-extract/css"

export const cover = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
})
