import type { Reference } from "../../../contract/resource/field.ts"
import type { HistoryEntry } from "../../../contract/resource/history.ts"
import type { TicketMessage } from "../../../contract/support/ticketThreads.ts"
import type { Ticket } from "./useTicket.ts"

/** A message, with its files by name. */
export interface ThreadMessage extends Omit<TicketMessage, "files"> {
  readonly files: ReadonlyArray<Reference>
}

/** Event of a ticket, as shown in its thread. */
export type TicketEvent =
  | { readonly type: "begun"; readonly who: string | undefined }
  | {
      readonly type: "status" | "priority" | "assignee"
      readonly who: string | undefined
      readonly before: unknown
      readonly after: unknown
      readonly reason: string | undefined
    }

/** One thing in a thread: something said, or something that happened. */
export type ThreadEntry = { readonly key: string; readonly at: string } & (
  | { readonly message: ThreadMessage; readonly isFirstReply: boolean; readonly event?: never }
  | { readonly event: TicketEvent; readonly message?: never }
)

const shownFields = ["status", "priority", "assignee"] as const

/** Returns the thread events of a history line; changes of other fields appear only in the history. */
const eventsIn = ({ _id, at, actor, action, changes, reason }: HistoryEntry): ReadonlyArray<ThreadEntry> =>
  action === "CREATE"
    ? []
    : shownFields.flatMap((type) => {
        const change = changes.find(({ field }) => field === type)
        if (!change) return []
        const { old: before, new: after } = change
        const who = actor?.label || undefined
        return {
          key: `${String(_id)} ${type}`,
          at,
          event: { type, who, before, after, reason: reason ?? undefined },
        }
      })

/** Returns a ticket's start: the person who opened it, and their text. */
const beginning = ({
  createdAt = "",
  requester,
  description,
  attachment,
}: Ticket): ReadonlyArray<ThreadEntry> => {
  const first: ThreadMessage = {
    _id: 0,
    kind: "PUBLIC",
    body: description ?? "",
    files: attachment ? [attachment] : [],
    author: requester ?? "",
    isDesk: false,
    isOwn: false,
    at: createdAt,
  }
  return [
    { key: "begun", at: createdAt, event: { type: "begun", who: requester || undefined } },
    { key: "first", at: createdAt, message: first, isFirstReply: false },
  ]
}

/** A thread from its beginning: what was said, and what happened to the ticket in between. */
export const threadEntries = (
  ticket: Ticket,
  messages: ReadonlyArray<TicketMessage>,
  history: ReadonlyArray<HistoryEntry>,
): ReadonlyArray<ThreadEntry> => {
  const first = messages.find(({ isDesk, kind }) => isDesk && kind === "PUBLIC")
  const messageEntries = messages.map((message): ThreadEntry => ({
    key: `said ${String(message._id)}`,
    at: message.at,
    message,
    isFirstReply: message === first,
  }))
  const later = [...messageEntries, ...history.flatMap(eventsIn)]
  return [...beginning(ticket), ...later.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))]
}
