import { DeliveryPeoplePanel } from "../../panels/deliveryPeople/DeliveryPeoplePanel.tsx"
import { personTabs } from "../../panels/deliveryPeople/tabs.ts"
import { editorProperties, listProperties, oneOf } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const deliveryPeople = {
  Panel: DeliveryPeoplePanel,
  attributes: { tab: oneOf(personTabs) },
  properties: [...listProperties, ...editorProperties, "person", "onPersonChange"],
} as const

definePanelElement("balcao-delivery-people", deliveryPeople)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-delivery-people": typeof deliveryPeople
  }
}
