import { globalStyle } from "@vanilla-extract/css"
import { layers } from "../../ui/theme/layers.css.ts"

const inPanelsLayer = (rule: Parameters<typeof globalStyle>[1]) => ({ "@layer": { [layers.panels]: rule } })

// The page shows through behind the rounded corners.
globalStyle(":host(balcao-store-toggle) .balcao", inPanelsLayer({ background: "none" }))
globalStyle(
  ":host(balcao-store-toggle[layout='inline'])",
  inPanelsLayer({ display: "inline-block", verticalAlign: "middle" }),
)
