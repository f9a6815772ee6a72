import { globalStyle, style } from "@vanilla-extract/css"
import { layers } from "../ui/theme/layers.css.ts"

const behind = (rule: Parameters<typeof globalStyle>[1]) => ({ "@layer": { [layers.tokens]: rule } })

globalStyle(":host", behind({ display: "block" }))
globalStyle(":host([hidden])", behind({ display: "none" }))

/** Takes over nothing of the page around: neither its letters nor its direction. */
export const apart = style(behind({ all: "initial", direction: "ltr", display: "block", blockSize: "100%" }))
