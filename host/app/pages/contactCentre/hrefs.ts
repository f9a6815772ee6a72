import type { ContactCentrePanelProps } from "balcao/contact-centre"

/** The screens of what is listed beside a conversation. */
export const hrefs = {
  ticketHref: ({ protocol }) => (protocol ? `/helpdesk/tickets/${encodeURIComponent(protocol)}` : undefined),
} satisfies Pick<ContactCentrePanelProps, "ticketHref">
