import { LooseDeliveriesPanel } from "../../panels/looseDeliveries/LooseDeliveriesPanel.tsx"
import { listProperties, oneOf, text, unsavedProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const looseDeliveries = {
  Panel: LooseDeliveriesPanel,
  attributes: { type: oneOf(["restaurant", "supermarket"]), open: text },
  properties: [...listProperties, ...unsavedProperties, "onOpenChange", "onHeading", "trackingHref"],
} as const

definePanelElement("balcao-loose-deliveries", looseDeliveries)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-loose-deliveries": typeof looseDeliveries
  }
}
