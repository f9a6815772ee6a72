import type { Conversation } from "../contract/contact/contact.ts"
import type { DeliveryState, Failure, MediaState, MessageKind } from "../contract/contact/message.ts"

/** One message of a sample: by the customer or the store, or a note among colleagues. */
export interface GivenMessage {
  readonly by: "customer" | "store" | "note"
  /** Minutes before now. */
  readonly ago: number
  readonly body?: string
  /** The kind of file; its bytes are the demo's own. */
  readonly file?: Extract<MessageKind, "IMAGE" | "AUDIO" | "DOCUMENT">
  /** Reason why the file is missing. */
  readonly mediaState?: MediaState
  readonly status?: DeliveryState
  readonly failure?: Failure
}

/** A sample conversation. */
export interface GivenConversation {
  /** Left out for somebody of whom only the number is known. */
  readonly name?: string
  readonly phone: string
  /** Company of the customer, if a user views several companies. */
  readonly company?: NonNullable<Conversation["company"]> & { readonly _id: number }
  readonly isClosed?: boolean
  /** Attended by somebody. */
  readonly isAssigned?: boolean
  /** Number of the customer's last messages that nobody has read. */
  readonly unread?: number
  readonly messages: ReadonlyArray<GivenMessage>
}

/** A message by the customer, so many minutes ago. */
export const customer = (ago: number, body: string): GivenMessage => ({ by: "customer", ago, body })
/** A message by the store, which was read unless told. */
export const store = (ago: number, body: string, status: DeliveryState = "READ"): GivenMessage => ({
  by: "store",
  ago,
  body,
  status,
})
/** A note among colleagues. */
export const note = (ago: number, body: string): GivenMessage => ({ by: "note", ago, body })
/** A file one of them sent. */
export const file = (
  by: "customer" | "store",
  ago: number,
  kind: NonNullable<GivenMessage["file"]>,
): GivenMessage => ({ by, ago, file: kind, ...(by === "store" && { status: "READ" }) })

/** Minutes of a day. */
export const dayMinutes = 1440
