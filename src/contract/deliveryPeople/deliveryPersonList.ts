import { ownListCalls } from "../resource/ownListCalls.ts"
import { DeliveryPerson } from "./deliveryPerson.ts"
import { personRecords } from "./personRecords.ts"

/** The list of delivery people beyond the specification. */
export const deliveryPersonList = ownListCalls(personRecords, "DeliveryPeople", DeliveryPerson)
