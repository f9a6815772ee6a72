import * as Schema from "effect/Schema"
import { StoredFile } from "../files/files.ts"
import { limits } from "../limits.ts"
import { MoveRefused, UnknownReference } from "../resource/refusals.ts"
import { ticketStatuses } from "../dashboard/tickets.ts"
import { rowSchema } from "../resource/schemas.ts"
import { maxRatingComment, tickets } from "../resources/tickets.ts"
import { entity } from "../wire/entity.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer, oneOf } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment, RequiredText, Text } from "../wire/text.ts"

const common = { service: "main", extra: "ticket-threads", access: tickets.access } as const

/** Readers of a ticket's message: everyone who sees the ticket, or only those who work on tickets. */
export const ticketMessageKinds = ["PUBLIC", "INTERNAL"] as const
export type TicketMessageKind = (typeof ticketMessageKinds)[number]

/** Most files one message carries. */
export const maxTicketFiles = 5

/** Message in a ticket. */
export const TicketMessage = entity({
  _id: RecordId,
  kind: oneOf(ticketMessageKinds),
  body: Schema.String,
  files: Schema.Array(StoredFile),
  /** The name of whoever wrote it. */
  author: Schema.String,
  /** Written by those who work on tickets; otherwise by those who ask. */
  isDesk: Schema.Boolean,
  /** Written by whoever reads it. */
  isOwn: Schema.Boolean,
  at: Moment,
})
export type TicketMessage = typeof TicketMessage.Type

/** Others wrote something since the message the writer saw last. */
export class TicketAnswered extends Schema.TaggedError<TicketAnswered>()("TicketAnswered", {}) {
  static readonly status = 409
}

const ticket = () => partialAnswer(rowSchema(tickets))

/** Messages of tickets. */
export const ticketThreads = {
  read: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/helpdesk/thread/:key",
      summary:
        "Reads a ticket by its number or its id, and what was said in it, the oldest first. Notes are told to those alone who work on tickets.",
      params: { key: RequiredText(1, limits.text.line.max) },
    },
    {
      success: () => Schema.Struct({ ticket: rowSchema(tickets), messages: Schema.Array(TicketMessage) }),
    },
  ),
  reply: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/helpdesk/ticket/:id/messages",
      summary:
        "Writes in a ticket, and moves it to a status in the same act. With `seen`, the last message the writer saw, it is refused where others wrote since.",
      params: { id: RecordIdText },
    },
    {
      body: () =>
        Schema.Struct({
          kind: Schema.Literals(ticketMessageKinds),
          body: Text(limits.text.lines.max),
          files: Schema.optionalKey(Schema.Array(RecordId).check(Schema.isMaxLength(maxTicketFiles))),
          status: Schema.optionalKey(Schema.Literals(Object.keys(ticketStatuses))),
          seen: Schema.optionalKey(Schema.NullOr(RecordId)),
        }),
      success: () => Schema.Struct({ ticket: ticket(), message: TicketMessage }),
      refusals: () => [TicketAnswered, MoveRefused, UnknownReference],
    },
  ),
  rate: lazyEndpoint(
    {
      ...common,
      extra: "ticket-care",
      method: "POST",
      path: "/helpdesk/ticket/:id/rating",
      summary:
        "Says how a solved ticket was handled; whoever of its company says it again changes that. Those who work on tickets do not rate them.",
      params: { id: RecordIdText },
    },
    {
      body: () =>
        Schema.Struct({
          rating: Schema.Literals(["GOOD", "BAD"]),
          comment: Schema.optionalKey(Text(maxRatingComment)),
        }),
      success: ticket,
      refusals: () => [MoveRefused],
    },
  ),
}
