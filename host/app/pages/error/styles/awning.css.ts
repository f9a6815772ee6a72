import { style } from "@vanilla-extract/css"

export const over = style({ position: "absolute", inset: "0 0 auto", inlineSize: "100%", blockSize: 96 })
