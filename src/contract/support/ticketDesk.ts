import * as Schema from "effect/Schema"
import { MoveRefused, UnknownReference } from "../resource/refusals.ts"
import { rowSchema } from "../resource/schemas.ts"
import { tickets } from "../resources/tickets.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"

/** Work on tickets other than answering them. */
export const ticketDesk = {
  assign: lazyEndpoint(
    {
      service: "main",
      extra: "ticket-desk",
      access: tickets.access,
      method: "POST",
      path: "/helpdesk/ticket/:id/assign",
      summary:
        "Gives a ticket to a user who works on tickets and reaches it, or with null to nobody. Companies do not assign.",
      params: { id: RecordIdText },
    },
    {
      body: () => Schema.Struct({ assignee: Schema.NullOr(RecordId) }),
      success: () => partialAnswer(rowSchema(tickets)),
      refusals: () => [UnknownReference],
    },
  ),
  merge: lazyEndpoint(
    {
      service: "main",
      extra: "ticket-care",
      access: tickets.access,
      method: "POST",
      path: "/helpdesk/ticket/:id/merge",
      summary:
        "Makes a ticket part of another one of the same company: its messages move there, it is canceled and says where they are. Companies do not merge.",
      params: { id: RecordIdText },
    },
    {
      body: () => Schema.Struct({ into: RecordId }),
      success: () => partialAnswer(rowSchema(tickets)),
      refusals: () => [UnknownReference, MoveRefused],
    },
  ),
}
