import type { PanelProps } from "../../frame/PanelFrame.tsx"
import type { ListedOrder } from "../../contract/orders/order.ts"
import type { Ticket } from "./CustomerTickets.tsx"

/** Which parts a host wants; all of them by default. */
export interface ContactCentreFeatures {
  /** The way to a new contact. */
  readonly create?: boolean
}

export interface ContactCentrePanelProps extends PanelProps {
  /** Which parts are shown; all by default. */
  readonly features?: ContactCentreFeatures | undefined
  /** `conversations`, the latest first; `contacts`, by name. Default `conversations`. */
  readonly listing?: "conversations" | "contacts" | undefined
  /** The address of the screen that shows an order; without one it is no link. */
  readonly orderHref?: ((order: ListedOrder) => string | undefined) | undefined
  /** The address of the screen that shows a ticket; without one it is no link. */
  readonly ticketHref?: ((ticket: Ticket) => string | undefined) | undefined
  /** Where canned replies are edited; without it no link leads there. */
  readonly repliesHref?: string | undefined
  /** Where message templates are edited; without it no link leads there. */
  readonly templatesHref?: string | undefined
}
