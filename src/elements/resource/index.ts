import { listProperties, text, unsavedProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import { DescribedPanel } from "./DescribedPanel.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-resource", {
  Panel: DescribedPanel,
  attributes: { open: text },
  properties: [...listProperties, ...unsavedProperties, "resource", "onOpenChange", "onHeading"],
})
