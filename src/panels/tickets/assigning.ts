import type { tickets } from "../../contract/resources/tickets.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { Api } from "../../api/api.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { ticketDesk } from "../../contract/support/ticketDesk.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RefusalWords } from "../../resource/refusalText.ts"

/** Returns a ticket's assignee. */
export const assigneeOf = ({ assignee }: RowOf<typeof tickets>): Reference | null => assignee ?? null

/** Gives a ticket to somebody, or to nobody. */
export const assignTicket = (
  api: Api,
  { _id: id }: Pick<RowOf<typeof tickets>, "_id">,
  to: Reference | null,
) => api.call(ticketDesk.assign, { params: { id }, body: { assignee: to?._id ?? null } })

/** Texts for the reasons somebody cannot be assigned a ticket. */
export const assigningRefusals: RefusalWords<RefusalOf<typeof ticketDesk.assign>> = {
  UnknownReference: "refused.agent",
}
