import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import { fillTemplate, valuesOf } from "../../../src/contract/contact/template.ts"
import { type whatsapp as contract, WindowClosed } from "../../../src/contract/contact/whatsapp.ts"
import { FileTypeRefused } from "../../../src/contract/files/files.ts"
import { limits } from "../../../src/contract/limits.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { mediaKindOf, mediaKindOfUrl, sentTypes } from "../../../src/contract/contact/media.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import { type Database, query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { tables } from "../db/described/tables.ts"
import { claimFile } from "../files/claimFile.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { contactsWithin, namedContacts } from "./contactFilter.ts"
import { publishChat } from "./contactHub.ts"
import { addMessage, contactOfPhone, lockContact, typedPhoneKey } from "./conversations.ts"
import { readMessages, windowEnd } from "./conversationRows.ts"

const { messageTemplates } = tables

type Body = Numbered<(typeof contract.send)["body"]["Type"]>

/** A message that was just written. */
export const messageWithId = Effect.fnUntraced(function* (tx: Database, id: number) {
  const [message] = yield* query(() => readMessages(tx, eq(messages.id, id)))
  return message ?? (yield* Effect.die("a message that was written cannot be read"))
})

/** Messages with the contacts a call names, latest first. */
export const listMessages = Effect.fn("whatsapp.list")(function* (
  db: Database,
  { query: search, caller }: HandlerInput<typeof contract.list>,
) {
  const { limit = limits.list.pageSize, page = 0, before, after } = search
  const contactIds = namedContacts(db, caller, search)
  const of = yield* query(() =>
    db.select({ id: contacts.id }).from(contacts).where(contactIds).limit(limits.list.maxNamed),
  )
  if (contactIds === undefined || of.length === 0) return []
  const isOfContact = inArray(
    messages.contactId,
    of.map(({ id }) => id),
  )
  if (after !== undefined) {
    const where = and(isOfContact, gt(messages.id, after))
    const next = yield* query(() => readMessages(db, where, { order: asc(messages.id), limit }))
    return next.toReversed()
  }
  const where = and(isOfContact, before === undefined ? undefined : lt(messages.id, before))
  return yield* query(() =>
    readMessages(db, where, { order: desc(messages.id), limit, offset: page * limit }),
  )
})

const isShut = (customerAt: Date | null) => {
  const end = windowEnd(customerAt)
  return end === null || end.getTime() <= Date.now()
}

/** The text of an approved template of the company, with its values. */
const contentOfTemplate = Effect.fnUntraced(function* (
  tx: Database,
  company: number,
  { _id, values }: NonNullable<Body["template"]>,
) {
  const table = messageTemplates
  const text = (column: string) => sql<string>`${table}.${sql.identifier(column)}`
  const isOurs = sql`${table}.id = ${_id} and ${table}.company_id = ${company} and ${table}.is_approved`
  const columns = { key: text("key"), language: text("language"), body: text("body") }
  const [found] = yield* query(() => tx.select(columns).from(table).where(isOurs))
  if (!found || valuesOf(found.body) > values.length)
    return yield* new UnknownReference({ field: "template" })
  return {
    kind: "TEMPLATE" as const,
    body: fillTemplate(found.body, values),
    template: [found.key, found.language, ...values],
  }
})

const contentOfFile = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  fileOwners: ReadonlyArray<FileOwner>,
  id: number,
) {
  yield* claimFile(tx, caller, fileOwners, { field: "mediaId", id, use: "any" })
  const { name, type, size } = files
  const [file] = yield* query(() => tx.select({ name, type, size }).from(files).where(eq(files.id, id)))
  if (!file) return yield* new UnknownReference({ field: "mediaId" })
  if (!sentTypes.includes(file.type)) return yield* new FileTypeRefused({ taken: sentTypes })
  return {
    kind: mediaKindOf(file.type),
    mediaId: id,
    mediaType: file.type,
    mediaName: file.name,
    mediaSize: file.size,
  }
})

/** Returns the recipient's contact, locked: the one named, or the one with the phone. */
const recipientOf = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  company: number,
  { to: phone, contactId }: Body,
) {
  if (contactId !== undefined)
    return yield* Effect.mapError(
      lockContact(tx, and(eq(contacts.id, contactId), contactsWithin(caller, tx))),
      () => new UnknownReference({ field: "contactId" }),
    )
  const phoneKey = yield* typedPhoneKey(tx, company, phone)
  return yield* contactOfPhone(tx, { company, phone, phoneKey })
})

/** Writes a message that is to be sent. The sender takes it from there. */
export const writeMessage = Effect.fn("whatsapp.send")(function* (
  tx: Database,
  caller: Caller,
  fileOwners: ReadonlyArray<FileOwner>,
  body: Body,
) {
  const { reach } = caller
  if (reach.kind !== "company") return yield* new NoCompanyViewed()
  const { company } = reach
  const contact = yield* recipientOf(tx, caller, company, body)
  if (!body.template && isShut(contact.customerAt)) return yield* new WindowClosed()
  const content: Omit<typeof messages.$inferInsert, "contactId" | "direction"> = body.template
    ? yield* contentOfTemplate(tx, company, body.template)
    : body.mediaId !== undefined
      ? yield* contentOfFile(tx, caller, fileOwners, body.mediaId)
      : body.mediaUrl !== undefined
        ? { kind: mediaKindOfUrl(body.mediaUrl), mediaUrl: body.mediaUrl }
        : { kind: "TEXT", body: body.body ?? "" }
  const sentBy = caller.user.id as number
  const written = { status: "QUEUED", sentBy, userId: body.userId ?? null, ...content } as const
  // Replying takes a conversation nobody attends.
  const isFree = and(eq(contacts.id, contact.id), isNull(contacts.assigneeId))
  yield* query(() => tx.update(contacts).set({ assigneeId: sentBy }).where(isFree))
  const message = yield* addMessage(tx, contact, { direction: "OUT", ...written })
  return yield* messageWithId(tx, message ?? 0)
})

/** Queues a message once more that failed; one that did not stays as it is. */
export const retryMessage = Effect.fn("whatsapp.retry")(function* (tx: Database, caller: Caller, id: number) {
  const [found] = yield* query(() =>
    tx
      .select({ status: messages.status, kind: messages.kind, customerAt: contacts.customerAt })
      .from(messages)
      .innerJoin(contacts, eq(contacts.id, messages.contactId))
      .where(and(eq(messages.id, id), contactsWithin(caller, tx)))
      .for("update"),
  )
  if (!found) return yield* new NotFound()
  if (found.status === "FAILED") {
    if (found.kind !== "TEMPLATE" && isShut(found.customerAt)) return yield* new WindowClosed()
    const unsent = { sendingSince: null, sendTries: 0, sendAt: null, providerId: null }
    const set = { status: "QUEUED" as const, failure: null, ...unsent }
    yield* query(() => tx.update(messages).set(set).where(eq(messages.id, id)))
    yield* publishChat(tx)
  }
  return yield* messageWithId(tx, id)
})
