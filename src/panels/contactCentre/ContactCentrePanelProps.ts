import type { PanelProps } from "../../frame/PanelFrame.tsx"
import type { ListedOrder } from "../../contract/orders/order.ts"
import type { Ticket } from "./CustomerTickets.tsx"

/** Optional parts of the panel; all are on by default. */
export interface ContactCentreFeatures {
  /** The way to a new contact. */
  readonly create?: boolean
}

export interface ContactCentrePanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: ContactCentreFeatures | undefined
  /** `conversations`, the latest first; `contacts`, by name. Default `conversations`. */
  readonly listing?: "conversations" | "contacts" | undefined
  /** The address of the screen that shows an order; without one it is no link. */
  readonly orderHref?: ((order: ListedOrder) => string | undefined) | undefined
  /** The address of the screen that shows a ticket; without one it is no link. */
  readonly ticketHref?: ((ticket: Ticket) => string | undefined) | undefined
  /** Address of the screen for canned replies; without it there is no link. */
  readonly repliesHref?: string | undefined
  /** Address of the screen for message templates; without it there is no link. */
  readonly templatesHref?: string | undefined
}
