import type { AcquiringServices } from "../acquirer/acquiringHandlers.ts"
import type { DomainServices } from "../applications/domainChecks.ts"
import type { StyleServices } from "../applications/styles.ts"
import type { ServingServices } from "../calls/serve.ts"
import type { CompanyServices } from "../companies/companyDeliveries.ts"
import type { ChatServices } from "../contact/whatsapp.ts"
import type { ContractServices } from "../contracts/contractServices.ts"
import type { DeliveryPersonServices } from "../deliveryPeople/deliveryPeople.ts"
import type { FileServices } from "../files/fileServices.ts"
import type { BillingServices } from "../invoices/billingHandlers.ts"
import type { LooseDeliveryServices } from "../looseDeliveries/looseDeliveryHandlers.ts"
import type { MessageServices } from "../messages/messageHandlers.ts"
import type { OrderServices } from "../orders/orderServices.ts"
import type { PlaceServices } from "../places/placeHandlers.ts"
import type { SettingServices } from "../platformSettings/settingHandlers.ts"
import type { SessionServices } from "../session/sessionServices.ts"
import type { TicketServices } from "../support/ticketThreads.ts"
import type { UserServices } from "../users/userServices.ts"

/** Services of every group of handlers, and of what serves them; `servicesOf` makes them. */
export interface Services
  extends
    AcquiringServices,
    BillingServices,
    ChatServices,
    CompanyServices,
    ContractServices,
    DeliveryPersonServices,
    DomainServices,
    FileServices,
    LooseDeliveryServices,
    MessageServices,
    OrderServices,
    PlaceServices,
    ServingServices,
    SessionServices,
    SettingServices,
    StyleServices,
    TicketServices,
    UserServices {}
