import * as Schema from "effect/Schema"
import { attends } from "../access/access.ts"
import { NoCompanyViewed } from "../companies/companyDeliveries.ts"
import { limits } from "../limits.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { resultPage, WholeText } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { Id, RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText, Search } from "../wire/text.ts"
import {
  Colleague,
  Contact,
  Conversation,
  ConversationPage,
  conversationStates,
  ListedContact,
  NewContact,
  queues,
} from "./contact.ts"
import { Message } from "./message.ts"

/** The company has a contact with this phone already: `current`. */
export class ContactExists extends Schema.TaggedError<ContactExists>()("ContactExists", {
  current: Contact,
}) {
  static readonly status = 409
}

const common = {
  service: "contactCentre",
  access: { ...attends, anyOf: [...attends.anyOf, "accessToWhatsAppContacts"] },
} as const
const ownOptions = { service: "contactCentre", access: attends, extra: "conversations" } as const
const params = { id: RecordIdText }

/** Number of rows per answer, and the page number, from 0 (section 7). */
export const limitAndPage = {
  limit: Schema.optionalKey(WholeText(1, limits.list.maxPageSize)),
  page: Schema.optionalKey(WholeText(0, limits.list.lastPage)),
}

/** Endpoints for the contacts of the contact centre and their conversations (section 7, contact-centre service). */
export const contacts = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/contact",
    summary: "Reads one page of contacts by name, found by parts of name and phone or by the user they are.",
    query: { ...limitAndPage, userId: Schema.optionalKey(RecordIdText), name: Search, phone: Search },
    success: resultPage(ListedContact),
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/contact",
    summary: "Adds a contact to the company being viewed.",
    body: NewContact,
    success: partialAnswer(Contact),
    refusals: [ContactExists, NoCompanyViewed, UnknownReference],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/contact/:id",
    summary:
      "Deletes a contact with everything that was written to and by them; where something was, only who may read it may.",
    params,
    success: Schema.Void,
  }),
  conversations: endpoint({
    ...ownOptions,
    method: "GET",
    path: "/contact/conversations",
    summary: "Reads conversations, latest first, by queue and state and by a part of name or phone.",
    query: {
      limit: limitAndPage.limit,
      /** Cursor: the `next` of the previous page. */
      from: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,15}-\d{1,15}$/))),
      queue: Schema.optionalKey(Schema.Literals(queues)),
      state: Schema.optionalKey(Schema.Literals(conversationStates)),
      search: Search,
    },
    success: ConversationPage,
  }),
  conversation: endpoint({
    ...ownOptions,
    method: "GET",
    path: "/contact/:id/conversation",
    summary: "Reads the conversation with one contact.",
    params,
    success: Conversation,
  }),
  ofOrder: endpoint({
    ...ownOptions,
    extra: "order-conversations",
    method: "GET",
    path: "/contact/order/:id/conversation",
    summary:
      "Reads the conversation of a store with the customer of one of its orders, for who may read both; null while there is none.",
    params,
    success: Schema.Struct({ conversation: Schema.NullOr(Conversation) }),
  }),
  read: endpoint({
    ...ownOptions,
    method: "PUT",
    path: "/contact/:id/read",
    summary: "Marks the customer's messages as read, up to this one.",
    params,
    body: Schema.Struct({ upTo: RecordId }),
    success: Conversation,
  }),
  assign: endpoint({
    ...ownOptions,
    method: "PUT",
    path: "/contact/:id/assignee",
    summary: "Gives the conversation to a colleague, or with null to nobody.",
    params,
    body: Schema.Struct({ assignee: Schema.NullOr(Id) }),
    success: Conversation,
    refusals: [UnknownReference],
  }),
  setState: endpoint({
    ...ownOptions,
    method: "PUT",
    path: "/contact/:id/state",
    summary: "Closes the conversation, or opens it again.",
    params,
    body: Schema.Struct({ state: Schema.Literals(conversationStates) }),
    success: Conversation,
  }),
  note: endpoint({
    ...ownOptions,
    method: "POST",
    path: "/contact/:id/notes",
    summary: "Writes a note into the conversation that only colleagues see.",
    params,
    body: Schema.Struct({ body: RequiredText(1, limits.contact.maxBody) }),
    success: Message,
  }),
  typing: endpoint({
    ...ownOptions,
    method: "PUT",
    path: "/contact/:id/typing",
    summary: "Tells colleagues that one is writing to this contact.",
    params,
    success: Schema.Void,
  }),
  colleagues: endpoint({
    ...ownOptions,
    method: "GET",
    path: "/contact/:id/colleagues",
    summary: "Lists who may be given the conversation, by name.",
    params,
    success: Schema.Array(Colleague),
  }),
}
