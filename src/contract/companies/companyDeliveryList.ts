import { ownListCalls } from "../resource/ownListCalls.ts"
import { CompanyDelivery } from "./companyDeliveries.ts"
import { deliveryRecords } from "./deliveryRecords.ts"

/** The list of delivery records beyond the specification. Apart from its calls, which every page makes. */
export const companyDeliveryList = ownListCalls(deliveryRecords, "CompanyDeliveries", CompanyDelivery)
