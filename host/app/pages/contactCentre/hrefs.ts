import type { ContactCentrePanelProps } from "balcao/contact-centre"
import { orderHref } from "../../routing/orderHref.ts"

/** The screens of what is listed beside a conversation. */
export const hrefs = {
  orderHref,
  ticketHref: ({ protocol }) => (protocol ? `/helpdesk/tickets/${encodeURIComponent(protocol)}` : undefined),
} satisfies Pick<ContactCentrePanelProps, "orderHref" | "ticketHref">
