import { globalStyle } from "@vanilla-extract/css"
import { layers } from "../../ui/theme/layers.css.ts"

const toggle = (rule: Parameters<typeof globalStyle>[1]) => ({ "@layer": { [layers.panels]: rule } })

// Its box has round corners, behind which the page shows.
globalStyle(":host(balcao-store-toggle) .balcao", toggle({ background: "none" }))
globalStyle(
  ":host(balcao-store-toggle[layout='inline'])",
  toggle({ display: "inline-block", verticalAlign: "middle" }),
)
