import { DeliveryPeoplePanel } from "../../panels/deliveryPeople/DeliveryPeoplePanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-delivery-people", { Panel: DeliveryPeoplePanel })
