import * as Effect from "effect/Effect"
import { allows, managesOrders, attends, permissionsFor } from "../contract/access/access.ts"
import type { Conversation } from "../contract/contact/contact.ts"
import { ContactExists, contacts as calls } from "../contract/contact/contacts.ts"
import { limits } from "../contract/limits.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { User } from "../contract/users/user.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { type ConversationMemory, emptyConversation, withPhone } from "./conversationMemory.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { compareNames } from "../contract/search/compareNames.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about contacts and messages. */
export interface ContactMemory {
  readonly user: Numbered<CurrentUser>
  readonly users: { readonly rows: ReadonlyMap<number, User> }
  readonly chat: ConversationMemory
  readonly orders: OrderMemory
}

type Row = Numbered<Conversation>
type Search = Partial<{
  limit: number
  page: number
  userId: number
  name: string
  phone: string
  search: string
  queue: string
  state: string
  from: string
}>

const isFound = ({ name, phone }: Row, search = "") => textFinder(search)(name, phone)

/** The present state of a conversation by the number in the path. */
const conversationOf = ({ conversations }: ConversationMemory, id: number) => {
  const row = conversations.get(id)
  return row ? Effect.succeed(row) : Effect.fail(new NotFound())
}

const contactOf = ({ _id, userId, name, phone, company }: Row) => ({
  _id,
  userId: userId ?? null,
  name: name ?? null,
  phone,
  ...(company && { company }),
})

const listed =
  ({ chat, user }: ContactMemory): Handler =>
  ({ query }) => {
    const { limit = limits.list.pageSize, page = 0, userId, name, phone } = query as Search
    const rows = [...chat.conversations.values()]
      .filter(
        (one) =>
          (userId === undefined || one.userId === userId) &&
          textFinder(name ?? "")(one.name) &&
          textFinder(phone ?? "")(one.phone),
      )
      .toSorted((one, other) => compareNames(one.name ?? "", other.name ?? ""))
    const shown = allows(attends, user)
      ? rows.map((one) => ({ ...contactOf(one), unread: one.unread, lastMessage: one.lastMessage ?? null }))
      : rows.map(contactOf)
    return Effect.succeed(pageOf(shown, { pageNumber: page, pageSize: limit }))
  }

const lastAt = ({ lastMessage }: Row) => Date.parse(lastMessage?.createdAt ?? "") || 0

const conversationPage =
  ({ chat, user }: ContactMemory): Handler =>
  ({ query }) => {
    const { limit = limits.list.pageSize, from = "0-0", queue = "all", state, search } = query as Search
    const all = [...chat.conversations.values()]
    const isIn = ({ assignee }: Row, name: string) =>
      name === "all" || (name === "mine" ? assignee?.id === user.id : !assignee)
    const open = all.filter((one) => one.state === "OPEN")
    const found = all
      .filter((one) => isIn(one, queue) && (state ?? one.state) === one.state && isFound(one, search))
      .toSorted((one, other) => lastAt(other) - lastAt(one))
    const start = Number.parseInt(from, 10)
    const until = start + limit
    const count = (name: string) => open.filter((one) => isIn(one, name)).length
    return Effect.succeed({
      items: found.slice(start, until),
      next: until < found.length ? `${until}-0` : null,
      counts: {
        mine: count("mine"),
        unassigned: count("unassigned"),
        all: open.length,
        unread: open.filter(({ unread }) => unread > 0).length,
      },
    })
  }

const create =
  ({ chat }: ContactMemory): Handler =>
  ({ body }) => {
    const made = body as { readonly name: string; readonly phone: string }
    const known = withPhone(chat, made.phone)
    if (known) return Effect.fail(new ContactExists({ current: contactOf(known) }))
    const row = emptyConversation(Math.max(0, ...chat.conversations.keys()) + 1, made)
    return Effect.succeed(contactOf(chat.change(row, {})))
  }

const colleaguesOf = ({ user, users }: ContactMemory) => [
  { id: user.id, fullname: user.fullname },
  ...[...users.rows.values()]
    .filter(({ id }) => id !== user.id)
    .map(({ id, fullname }) => ({ id, fullname })),
]

const ofOrder = ({ chat, orders, user }: ContactMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    if (!allows(managesOrders, user)) return yield* new Forbidden({ needs: [...managesOrders.anyOf] })
    const order = orders.get(idOf(input))
    if (!order) return yield* new NotFound()
    const phone = order.customer?.phone
    return { conversation: (phone && withPhone(chat, phone)) || null }
  })

const remove = ({ chat, user }: ContactMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { _id, lastMessage } = yield* conversationOf(chat, idOf(input))
    if (lastMessage && !allows(attends, user))
      return yield* new Forbidden({ needs: permissionsFor(attends, user) })
    chat.remove(_id)
  })

/** Handlers for the calls about contacts and conversations. */
export const conversationHandlers = (memory: ContactMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { chat, user } = memory
  const one = (input: HandlerInput) => conversationOf(chat, idOf(input))
  const changing =
    (to: (row: Row, body: never) => Partial<Row>): Handler =>
    (input) =>
      Effect.map(one(input), (row) => chat.change(row, to(row, input.body as never)))
  const assign: Handler = Effect.fnUntraced(function* (input) {
    const row = yield* one(input)
    const { assignee } = input.body as { readonly assignee: number | null }
    const found = colleaguesOf(memory).find(({ id }) => id === assignee) ?? null
    if (assignee !== null && found === null) return yield* new UnknownReference({ field: "assignee" })
    return chat.change(row, { assignee: found })
  })
  const note: Handler = (input) =>
    Effect.map(one(input), ({ _id }) =>
      chat.put({
        contactId: _id,
        direction: "OUT",
        kind: "NOTE",
        body: (input.body as { readonly body: string }).body,
        sentBy: user.fullname,
        createdAt: new Date().toISOString(),
      }),
    )
  return [
    [calls.list, listed(memory)],
    [calls.create, create(memory)],
    [calls.remove, remove(memory)],
    [calls.conversations, conversationPage(memory)],
    [calls.conversation, one],
    [calls.ofOrder, ofOrder(memory)],
    [calls.read, changing(() => ({ unread: 0 }))],
    [calls.assign, assign],
    [calls.setState, changing((_, body: Pick<Row, "state">) => body)],
    [calls.note, note],
    [calls.typing, (input) => Effect.asVoid(one(input))],
    [calls.colleagues, (input) => Effect.map(one(input), () => colleaguesOf(memory))],
  ]
}
