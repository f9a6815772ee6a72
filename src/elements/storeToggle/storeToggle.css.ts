import { inCascadeLayer, layeredInside } from "../../ui/theme/layered.ts"

// The page shows through behind the rounded corners.
layeredInside(":host(balcao-store-toggle) .balcao", { background: "none" }, "panels")
inCascadeLayer(":host(balcao-store-toggle[layout='inline'])", {
  display: "inline-block",
  verticalAlign: "middle",
})
