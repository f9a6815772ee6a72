import type { tickets } from "../../contract/resources/tickets.ts"
import { handlesTickets } from "../../contract/support/ticketHandling.ts"
import type { OwnBulkAction, OwnRowAction } from "../../resource/described/ownActions.ts"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import { user } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { cellPart } from "../../resource/described/cellPart.tsx"
import { fetched } from "../../resource/described/fetched.tsx"

/** Giving tickets to whoever is to handle them, which companies do not. */
const assigning = { id: "assign", icon: user, extra: "ticket-desk", isFor: handlesTickets } as const

const assignOne: OwnRowAction<typeof tickets> = {
  ...assigning,
  Action: lazily(() => import("./AssignTicket.tsx")),
}

const assignMany: OwnBulkAction<typeof tickets> = {
  ...assigning,
  Dialog: lazily(() => import("./AssignTickets.tsx")),
}

/** Hand-written parts of tickets. */
export const ticketParts: CustomParts<typeof tickets> = {
  cells: {
    dueAt: cellPart(() => import("./DueCell.tsx")),
    priority: cellPart(() => import("./PriorityCell.tsx")),
  },
  areas: { dueAt: "second" },
  page: {
    extra: "ticket-threads",
    addressOf: ({ _id, protocol }) => String(protocol ?? _id),
    View: lazily(() => import("./page/TicketPage.tsx")),
  },
  fields: { subject: fetched(() => import("./SubjectField.tsx")) },
  rowActions: [assignOne],
  bulkActions: [assignMany],
}
