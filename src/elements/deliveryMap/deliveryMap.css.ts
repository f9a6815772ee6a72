import { globalStyle } from "@vanilla-extract/css"
import { layers } from "../../ui/theme/layers.css.ts"

// A page that says nothing of its height would have a map as high as its list is long.
globalStyle(":host(balcao-delivery-map)", {
  "@layer": { [layers.panels]: { blockSize: "min(80vh, 640px)" } },
})
