import { globalStyle, style } from "@vanilla-extract/css"
import { layers } from "../ui/theme/layers.css.ts"

const inTokensLayer = (rule: Parameters<typeof globalStyle>[1]) => ({ "@layer": { [layers.tokens]: rule } })

globalStyle(":host", inTokensLayer({ display: "block" }))
globalStyle(":host([hidden])", inTokensLayer({ display: "none" }))

/** Inherits nothing from the page, neither fonts nor direction. */
export const isolated = style(
  inTokensLayer({ all: "initial", direction: "ltr", display: "block", blockSize: "100%" }),
)
