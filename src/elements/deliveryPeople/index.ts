import { DeliveryPeoplePanel } from "../../panels/deliveryPeople/DeliveryPeoplePanel.tsx"
import { personTabs } from "../../panels/deliveryPeople/tabs.ts"
import { editorProperties, listProperties, oneOf } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-delivery-people", {
  Panel: DeliveryPeoplePanel,
  attributes: { tab: oneOf(personTabs) },
  properties: [...listProperties, ...editorProperties, "person", "onPersonChange"],
})
