import { sql } from "drizzle-orm"
import {
  bigint,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { conversationStates } from "../../../src/contract/contact/contact.ts"
import { deliveryStates, failures, mediaStates, messageKinds } from "../../../src/contract/contact/message.ts"
import { changeColumn, id, moment, ref } from "./columns.ts"
import { companies, users } from "./schema.ts"
import { nameOrder, searchTextOf, spacedTextOf } from "./searchText.ts"

/**
 * Someone a company writes to, and where their conversation stands. What is written into it locks this row, so the
 * messages of a conversation are numbered in the order they are committed in.
 */
export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id),
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    name: text(),
    /** Digits. */
    phone: text().notNull(),
    /** The number WhatsApp knows them by, with its country's code; null until they write. */
    whatsappNumber: text(),
    /** Normalized phone number, the same however the number is written. */
    phoneKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    state: text({ enum: conversationStates }).notNull().default("OPEN"),
    assigneeId: ref().references(() => users.id, { onDelete: "set null" }),
    /** Messages of the customer that nobody has read. */
    unread: integer().notNull().default(0),
    /** 0 before the first message. */
    lastMessageId: bigint({ mode: "number" }).notNull().default(0),
    /** Time of the customer's last message. */
    customerAt: moment(),
    change: changeColumn(),
    searchText: text().generatedAlwaysAs(searchTextOf(["name", "phone"])),
    spacedText: text().generatedAlwaysAs(spacedTextOf(["name", "phone"])),
  },
  (t) => [
    uniqueIndex("contacts_phone").on(t.phoneKey, t.companyId),
    index("contacts_by_last_message").on(t.companyId, t.lastMessageId, t.id),
    index("contacts_by_message").on(t.lastMessageId, t.id),
    index("contacts_by_state").on(t.companyId, t.state, t.assigneeId, t.unread),
    index("contacts_by_name").on(t.companyId, nameOrder(t.name), t.id, t.name),
    index("contacts_by_user").on(t.userId),
    index("contacts_by_assignee").on(t.assigneeId),
    index("contacts_by_change").on(t.change),
    index("contacts_search").using("gin", t.searchText.op("gin_trgm_ops")),
    index("contacts_short_search").using("gin", t.spacedText.op("gin_trgm_ops")),
  ],
)

const contact = () =>
  ref()
    .notNull()
    .references((): PgColumn => contacts.id, { onDelete: "cascade" })

/** Messages to and from a contact, and notes about them. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    contactId: contact(),
    direction: text({ enum: ["IN", "OUT"] }).notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    body: text(),
    mediaUrl: text(),
    /** A kept file; one that is gone leaves its name here. */
    mediaId: ref(),
    mediaType: text(),
    mediaName: text(),
    /** Bytes. */
    mediaSize: integer(),
    /** WhatsApp's id of a customer's file. */
    providerMediaId: text(),
    mediaState: text({ enum: mediaStates }),
    /** Number of fetch attempts and time of the next one; null means at once. */
    mediaTries: integer().notNull().default(0),
    mediaNextAt: moment(),
    /** Template: its name at WhatsApp, its language and the values of its text, in this order. */
    template: text().array(),
    /** Null for what is not sent. */
    status: text({ enum: deliveryStates }),
    failure: text({ enum: failures }),
    sentBy: ref().references(() => users.id, { onDelete: "set null" }),
    /** The user it was sent with (section 7), as it was given. */
    userId: ref(),
    /** WhatsApp's id of the message; each message is stored once. */
    providerId: text().unique(),
    /** Start of sending, to the millisecond: a send that never ends counts as failed. */
    sendingSince: moment(),
    /** Number of throttled tries and time of the next one; null means at once. */
    sendTries: integer().notNull().default(0),
    sendAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    change: changeColumn(),
  },
  (t) => [
    index("messages_by_contact").on(t.contactId, t.id),
    index("messages_by_author").on(t.sentBy),
    index("messages_by_change").on(t.change),
    index("messages_by_media")
      .on(t.mediaId)
      .where(sql`media_id is not null`),
    index("messages_to_fetch")
      .on(t.mediaNextAt)
      .where(sql`media_state = 'AWAITED'`),
    index("messages_to_send")
      .on(t.contactId, t.id)
      .where(sql`status = 'QUEUED'`),
  ],
)

/** Contacts who were deleted. Kept for a day for streams that reconnect. */
export const contactRemovals = pgTable(
  "contact_removals",
  {
    id: id(),
    contactId: ref().notNull(),
    companyId: ref().notNull(),
    at: moment().notNull().defaultNow(),
    change: changeColumn(),
  },
  (t) => [index("contact_removals_by_change").on(t.change), index("contact_removals_by_moment").on(t.at)],
)

/** Users who last typed to a contact without sending yet. */
export const contactTyping = pgTable(
  "contact_typing",
  {
    contactId: contact(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: moment().notNull().defaultNow(),
    change: changeColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.contactId, t.userId] }),
    index("contact_typing_by_change").on(t.change),
    index("contact_typing_by_user").on(t.userId),
  ],
)
