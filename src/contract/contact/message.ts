import * as Schema from "effect/Schema"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { KeyId, RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { phoneKeyOf } from "../people/phone.ts"

/** A part that may be missing, or known to be none. */
const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))

/** `NOTE` is written for colleagues and never sent; `OTHER` is what WhatsApp has and this contact centre does not. */
export const messageKinds = ["TEXT", "IMAGE", "AUDIO", "DOCUMENT", "TEMPLATE", "NOTE", "OTHER"] as const
export type MessageKind = (typeof messageKinds)[number]

/** Delivery state of a sent message. It only moves forward: a late `SENT` never undoes a `READ`. */
export const deliveryStates = ["QUEUED", "SENT", "DELIVERED", "READ", "FAILED"] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Reasons a message failed: the 24 hours were over, the number has no WhatsApp, WhatsApp refused it, or WhatsApp was
 * unreachable; or it was handed over without an answer, so it may have arrived, and a repeat may arrive twice.
 */
export const failures = [
  "WINDOW_CLOSED",
  "NOT_ON_WHATSAPP",
  "REJECTED",
  "UNREACHABLE",
  "UNCONFIRMED",
] as const
export type Failure = (typeof failures)[number]

/**
 * A customer's file that is not here: it is being fetched, it is larger than files may be, of a type that is not taken, or
 * WhatsApp has not given it. The last may be asked for again.
 */
export const mediaStates = ["AWAITED", "TOO_LARGE", "UNSUPPORTED", "LOST"] as const
export type MediaState = (typeof mediaStates)[number]

/**
 * A message with a customer. Section 3 names `to`, `body`, `mediaUrl`, `mediaId` and `userId`; the rest may be missing.
 * Which way it went is read with `isFromCustomer`.
 */
export const Message = entity({
  _id: KeyId,
  to: maybe(Schema.String),
  from: maybe(Schema.String),
  body: maybe(Schema.String),
  mediaUrl: maybe(Schema.String),
  mediaId: maybe(RecordId),
  /** The customer's own account on the platform, where they have one. */
  userId: maybe(RecordId),
  contactId: maybe(RecordId),
  direction: maybe(oneOf(["IN", "OUT"])),
  kind: maybe(oneOf(messageKinds)),
  /** Type, name and bytes of the file `mediaId` names. */
  mediaType: maybe(Schema.String),
  mediaName: maybe(Schema.String),
  mediaSize: maybe(Schema.Int),
  /** Reason why a customer's file is missing; null if it is available. */
  mediaState: maybe(oneOf(mediaStates)),
  status: maybe(oneOf(deliveryStates)),
  failure: maybe(oneOf(failures)),
  /** The full name of the colleague who wrote it; null for the customer. */
  sentBy: maybe(Schema.String),
  createdAt: maybe(Moment),
})
export type Message = typeof Message.Type

/** True if the customer with this phone wrote the message. A message without a direction is ours if it went to them. */
export const isFromCustomer = ({ direction, to }: Message, phone: string): boolean =>
  direction === "IN" || (direction !== "OUT" && phoneKeyOf(to ?? "") !== phoneKeyOf(phone))
