import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { limits } from "../../contract/limits.ts"
import { digitsOf } from "../../contract/people/phone.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { changed, renewed, withTail } from "./changedChats.ts"
import type { Chat } from "../../business/conversation/chat.ts"
import type { ChatChanges } from "../../business/conversation/useConversation.ts"
import { folded } from "../../contract/search/folded.ts"
import type { ChatFilter, ChatList, ChatListOptions } from "./chatList.ts"

/** Contacts the user may write to, and the selected conversation. No React in here. */
export interface ChatListModel {
  readonly list: ReadonlySignal<Remote<ChatList, ApiError>>
  readonly filter: ReadonlySignal<ChatFilter>
  /** The contact whose messages are shown, as they are now. */
  readonly selected: ReadonlySignal<Chat | undefined>
  select(chat: Chat | undefined): void
  /** Reads the list again, as long as it is. */
  load(): Effect.Effect<void>
  loadMore(): Effect.Effect<void, ApiError>
  setFilter(change: Partial<ChatFilter>): void
  /** Takes over what changed. */
  apply(changes: ChatChanges): void
}

const { pageSize } = limits.contact

const conversationsOf = (api: Api, { search, queue, isClosed }: ChatFilter, limit: number, from?: string) =>
  Effect.map(
    api.call(contacts.conversations, {
      query: {
        limit,
        queue,
        state: isClosed ? "CLOSED" : "OPEN",
        ...(search.trim() !== "" && { search: search.trim() }),
        ...(from !== undefined && { from }),
      },
    }),
    ({ items, next, counts }): ChatList => ({ chats: items, next: next ?? undefined, counts }),
  )

/** A search of nothing but a phone's signs is for phones, any other for names. */
const searchOf = (text: string) => {
  const search = text.trim()
  if (search === "") return {}
  return /^[\d ()+.-]+$/.test(folded(search)) ? { phone: digitsOf(search) } : { name: search }
}

const contactsOf = (api: Api, { search }: ChatFilter, limit: number, from = "0") =>
  Effect.map(
    api.call(contacts.list, { query: { limit, page: Number(from), ...searchOf(search) } }),
    ({ items }): ChatList => ({
      chats: items,
      // A platform may leave the count out, or know no pages.
      next: items.length === limit ? String(Number(from) + limit / pageSize) : undefined,
    }),
  )

const stateOf = () => ({
  list: signal<Remote<ChatList, ApiError>>(loading),
  filter: signal<ChatFilter>({ search: "", queue: "all", isClosed: false }),
  selected: signal<Chat | undefined>(undefined),
})
type State = ReturnType<typeof stateOf>

/** Brings the selected contact up to date, if it is among these. */
const renewSelected = ({ selected }: State, chats: ReadonlyArray<Chat>) => {
  const shown = selected.peek()
  const now = shown && chats.find(({ _id }) => sameId(_id, shown._id))
  if (now) selected.value = { ...shown, ...now }
}

const reading = (api: Api, { isByContact }: ChatListOptions, state: State) => {
  const { list, filter } = state
  const read = Effect.fnUntraced(function* (limit: number, from?: string) {
    const hasConversations = !isByContact && (yield* api.offers(contacts.conversations))
    return yield* (hasConversations ? conversationsOf : contactsOf)(api, filter.peek(), limit, from)
  })

  const load = Effect.fnUntraced(function* () {
    list.value = reloading(list.peek())
    const requested = filter.peek()
    const length = list.peek().data?.chats.length ?? 0
    const rows = Math.min(limits.list.maxPageSize, Math.ceil(Math.max(1, length) / pageSize) * pageSize)
    const exit = yield* Effect.exit(read(rows))
    if (requested !== filter.peek()) return
    if (Exit.isSuccess(exit)) renewSelected(state, exit.value.chats)
    list.value = arrive(
      list.peek(),
      Exit.map(exit, (fresh) => withTail(fresh, list.peek().data)),
    )
  })

  const loadMore = Effect.fnUntraced(function* () {
    const { data } = list.peek()
    const requested = filter.peek()
    if (data?.next === undefined) return
    const { chats, next } = yield* read(pageSize, data.next)
    const now = list.peek().data
    if (!now || requested !== filter.peek()) return
    const known = new Set(now.chats.map(({ _id }) => idKey(_id)))
    const added = chats.filter(({ _id }) => !known.has(idKey(_id)))
    list.value = { _tag: "Here", data: { ...now, chats: [...now.chats, ...added], next } }
  })
  return { load, loadMore }
}

const makeChatListModel = (api: Api, options: ChatListOptions): ChatListModel => {
  const state = stateOf()
  const { list, filter, selected } = state
  return {
    ...state,
    ...reading(api, options, state),
    select: (chat) => void (selected.value = chat),
    setFilter: (change) => {
      filter.value = { ...filter.peek(), ...change }
    },
    apply: (changes) => {
      const { data } = list.peek()
      renewSelected(state, changes.conversations)
      if (changes.removed.some((id) => sameId(id, selected.peek()?._id))) selected.value = undefined
      if (!data) return
      const now = data.counts ? changed(data, filter.peek(), options, changes) : renewed(data, changes)
      list.value = { _tag: "Here", data: now }
    },
  }
}

export const ChatListModel = createModel(makeChatListModel)
