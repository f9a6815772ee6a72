import * as Effect from "effect/Effect"
import type { Message } from "../contract/contact/message.ts"
import { WindowClosed, whatsapp as calls } from "../contract/contact/whatsapp.ts"
import { fillTemplate } from "../contract/contact/template.ts"
import { limits } from "../contract/limits.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import { messageTemplates } from "../contract/resources/messageTemplates.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { type ContactMemory } from "./conversationHandlers.ts"
import { type ConversationMemory, emptyConversation, withPhone } from "./conversationMemory.ts"
import type { FileMemory } from "./fileHandlers.ts"
import { idOf } from "./readInput.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

type StoredMessage = Numbered<Message>
type Outgoing = Numbered<(typeof calls.send)["body"]["Type"]>
type MessagesQuery = Partial<
  Numbered<{
    limit: number
    page: number
    phone: string
    userId: number
    contactId: number
    before: number
    after: number
  }>
>

const list =
  ({ chat }: ContactMemory): Handler =>
  ({ query }) => {
    const {
      limit = limits.list.pageSize,
      page = 0,
      phone,
      userId,
      contactId,
      before,
      after,
    } = query as MessagesQuery
    const row =
      contactId !== undefined
        ? chat.conversations.get(contactId)
        : phone === undefined
          ? [...chat.conversations.values()].find((one) => one.userId === userId)
          : withPhone(chat, phone)
    const all = [...chat.messages.values()]
      .filter(({ contactId }) => row !== undefined && contactId === row._id)
      .toSorted((one, other) => other._id - one._id)
    if (after !== undefined) return Effect.succeed(all.filter(({ _id }) => _id > after).slice(-limit))
    const older = before === undefined ? all : all.filter(({ _id }) => _id < before)
    return Effect.succeed(older.slice(page * limit, (page + 1) * limit))
  }

/** Whom a message goes to: the contact it names, or whoever has the phone; undefined for a contact that is gone. */
const rowFor = (chat: ConversationMemory, { to, contactId }: Outgoing) =>
  contactId === undefined
    ? (withPhone(chat, to) ??
      chat.change(emptyConversation(Math.max(0, ...chat.conversations.keys()) + 1, { phone: to }), {}))
    : chat.conversations.get(contactId)

const fileKind = (type: string) =>
  type.startsWith("image/") ? "IMAGE" : type.startsWith("audio/") ? "AUDIO" : "DOCUMENT"

/** Returns the content of a message. */
const contentOf = (
  outgoing: Outgoing,
  file: File | undefined,
  template: string | undefined,
): Partial<StoredMessage> => {
  if (template !== undefined)
    return { kind: "TEMPLATE", body: fillTemplate(template, outgoing.template?.values ?? []) }
  if (file)
    return {
      kind: fileKind(file.type),
      mediaId: outgoing.mediaId ?? null,
      mediaType: file.type,
      mediaName: file.name,
      mediaSize: file.size,
    }
  if (outgoing.mediaUrl !== undefined) return { kind: "IMAGE", mediaUrl: outgoing.mediaUrl }
  return { kind: "TEXT", body: outgoing.body ?? "" }
}

const isShut = (windowEndsAt: string | null | undefined) => !(Date.parse(windowEndsAt ?? "") > Date.now())

interface WhatsappMemory extends ContactMemory, FileMemory {
  readonly lists: DescribedLists
}

const templateOf = ({ lists }: WhatsappMemory, { template }: Outgoing) =>
  recordsIn(lists, messageTemplates).find(({ _id, isApproved }) => _id === template?._id && isApproved)?.body

const send = (memory: WhatsappMemory): Handler => {
  const { chat, user, files } = memory
  return Effect.fnUntraced(function* ({ body }) {
    const outgoing = body as Outgoing
    const row = rowFor(chat, outgoing)
    if (!row) return yield* new UnknownReference({ field: "contactId" })
    if (!outgoing.template && isShut(row.windowEndsAt)) return yield* new WindowClosed()
    const template = templateOf(memory, outgoing)
    if (outgoing.template && template === undefined) return yield* new UnknownReference({ field: "template" })
    const file = outgoing.mediaId === undefined ? undefined : files.get(outgoing.mediaId)
    if (outgoing.mediaId !== undefined && !file) return yield* new UnknownReference({ field: "mediaId" })
    if (!row.assignee) chat.change(row, { assignee: { id: user.id, fullname: user.fullname } })
    return chat.put({
      contactId: row._id,
      direction: "OUT",
      to: row.phone,
      ...contentOf(outgoing, file, template),
      userId: outgoing.userId ?? row.userId ?? null,
      status: "SENT",
      sentBy: user.fullname,
      createdAt: new Date().toISOString(),
    })
  })
}

const retry =
  ({ chat }: ContactMemory): Handler =>
  (input) => {
    const message = chat.messages.get(idOf(input))
    if (!message) return Effect.fail(new NotFound())
    if (message.status !== "FAILED") return Effect.succeed(message)
    return Effect.succeed(chat.put({ ...message, status: "SENT", failure: null }))
  }

const fetchMedia =
  ({ chat }: ContactMemory): Handler =>
  (input) => {
    const message = chat.messages.get(idOf(input))
    if (!message) return Effect.fail(new NotFound())
    return Effect.succeed(
      message.mediaState === "LOST" ? chat.put({ ...message, mediaState: "AWAITED" }) : message,
    )
  }

/** Handlers for the calls about messages. */
export const whatsappHandlers = (memory: WhatsappMemory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [calls.send, send(memory)],
  [calls.list, list(memory)],
  [calls.retry, retry(memory)],
  [calls.fetchMedia, fetchMedia(memory)],
]
