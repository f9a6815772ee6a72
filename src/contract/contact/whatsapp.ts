import { attends } from "../access/access.ts"
import * as Schema from "effect/Schema"
import { NoCompanyViewed } from "../companies/companyDeliveries.ts"
import { FileTypeRefused } from "../files/files.ts"
import { limits } from "../limits.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText, Text } from "../wire/text.ts"
import { MessagePhone } from "./contact.ts"
import { limitAndPage } from "./contacts.ts"
import { Message } from "./message.ts"

const { maxBody, maxTemplateValues } = limits.contact

/** The customer's last message is more than 24 hours old: WhatsApp takes only templates until they write again. */
export class WindowClosed extends Schema.TaggedError<WindowClosed>()("WindowClosed", {}) {
  static readonly status = 409
}

const link = /^https:\/\/[^\s/@]+(\/\S*)?$/

/** Address from which WhatsApp itself fetches a file. The reference API never opens it. */
const MediaUrl = Text(limits.contact.maxUrl).check(Schema.isPattern(link, { expected: "an https address" }))

/** Names an approved template of the described list, with what stands for {{1}}, {{2}} … of its text. */
const TemplateUse = Schema.Struct({
  _id: RecordId,
  values: Schema.Array(RequiredText(1, limits.text.line.max)).check(Schema.isMaxLength(maxTemplateValues)),
})

const contents = ["body", "mediaUrl", "mediaId", "template"] as const

/** A message to a customer: exactly one of text, file by address, file by id, and template. */
const Outgoing = Schema.Struct({
  to: MessagePhone,
  body: Schema.optionalKey(RequiredText(1, maxBody)),
  mediaUrl: Schema.optionalKey(MediaUrl),
  mediaId: Schema.optionalKey(RecordId),
  userId: Schema.optionalKey(RecordId),
  /** The contact it goes to; `to` alone may be the number of several. */
  contactId: Schema.optionalKey(RecordId),
  template: Schema.optionalKey(TemplateUse),
}).check(Schema.makeFilter((message) => contents.filter((name) => Object.hasOwn(message, name)).length === 1))

const common = { service: "contactCentre", access: attends } as const
const ownOptions = { ...common, extra: "conversations" } as const

/** Messages over WhatsApp (section 7, contact-centre service). */
export const whatsapp = {
  send: endpoint({
    ...common,
    method: "POST",
    path: "/whatsapp/send",
    summary: "Sends a text, a file or a template to a phone. An image with a caption is two messages.",
    body: Outgoing,
    extraFields: { conversations: ["template", "contactId"] },
    success: partialAnswer(Message),
    refusals: [WindowClosed, NoCompanyViewed, UnknownReference, FileTypeRefused],
  }),
  list: endpoint({
    ...common,
    method: "GET",
    path: "/whatsapp",
    summary:
      "Reads messages with one customer, latest first: a page, those before a message or those after it.",
    query: {
      ...limitAndPage,
      phone: Schema.optionalKey(MessagePhone),
      userId: Schema.optionalKey(RecordIdText),
      /** The contact, whatever `phone` and `userId` say: several contacts may have one number. */
      contactId: Schema.optionalKey(RecordIdText),
      /** The messages right before this one. */
      before: Schema.optionalKey(RecordIdText),
      /** The messages right after this one, still latest first. */
      after: Schema.optionalKey(RecordIdText),
    },
    extraFields: { conversations: ["contactId", "before", "after"] },
    success: Schema.Array(Message),
  }),
  webhook: endpoint({
    service: "contactCentre",
    access: "public",
    method: "POST",
    path: "/whatsapp/webhook",
    summary:
      "Takes in what WhatsApp tells: customers' messages, and what became of sent ones. Signed by WhatsApp.",
    body: Schema.String,
    takes: "text",
    success: Schema.Void,
  }),
  verifyWebhook: endpoint({
    service: "contactCentre",
    access: "public",
    extra: "conversations",
    method: "GET",
    path: "/whatsapp/webhook",
    summary: "Answers WhatsApp's challenge when the webhook's address is set.",
    query: {
      "hub.mode": Text(limits.text.line.max),
      "hub.verify_token": Text(limits.text.line.max),
      "hub.challenge": Text(limits.text.line.max),
    },
    success: Schema.String,
    answers: "text",
  }),
  retry: endpoint({
    ...ownOptions,
    method: "POST",
    path: "/whatsapp/:id/retry",
    summary: "Sends a message again that failed. One that did not fail stays as it is.",
    params: { id: RecordIdText },
    success: Message,
    refusals: [WindowClosed],
  }),
  fetchMedia: endpoint({
    ...ownOptions,
    method: "POST",
    path: "/whatsapp/:id/media",
    summary: "Asks WhatsApp again for a customer's file that it has not given. Does nothing to any other.",
    params: { id: RecordIdText },
    success: Message,
  }),
  changes: endpoint({
    ...ownOptions,
    method: "GET",
    path: "/whatsapp/changes",
    summary:
      "Streams what changes: `start` says whether it goes on from Last-Event-ID, `changes` what is new, `typing` who is writing.",
    success: Schema.String,
    answers: "events",
  }),
}
