import { inTag } from "../../ui/shadow/shadowPlace.css.ts"
import { inCascadeLayer, layeredInside } from "../../ui/theme/layered.ts"

// The page shows through behind the rounded corners.
layeredInside(":host(balcao-store-toggle) .balcao", { background: "none" }, "panels")

// In a line of the page the tag is in line, as a page that unsets everything makes it too; what is in it has the box.
const inLine = ":host(balcao-store-toggle[layout='inline'])"
inCascadeLayer(inLine, { display: "inline" })
layeredInside(
  `${inLine} ${inTag}`,
  { display: "inline-block", blockSize: "auto", verticalAlign: "middle" },
  "panels",
)
