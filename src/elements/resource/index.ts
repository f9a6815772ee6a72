import { listProperties, text, unsavedProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import { DescribedPanel } from "./DescribedPanel.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const resource = {
  Panel: DescribedPanel,
  attributes: { open: text },
  properties: [
    ...listProperties,
    ...unsavedProperties,
    "resource",
    "onOpenChange",
    "onHeading",
    "recordHref",
    "listHref",
  ],
} as const

definePanelElement("balcao-resource", resource)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-resource": typeof resource
  }
}
